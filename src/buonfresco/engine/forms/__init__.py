"""What a field of a position can hold, said once. ``single`` says what a form is."""

from __future__ import annotations

from buonfresco.engine.forms.many import By, Heap, Maybe, Record, Row, Written
from buonfresco.engine.forms.single import MOST, SEAT, Flag, Form, Items, Name, Names, Number, Word, alone, place
from buonfresco.engine.forms.where import Where, by_place

__all__ = [
    "MOST",
    "SEAT",
    "By",
    "Flag",
    "Form",
    "Heap",
    "Items",
    "Maybe",
    "Name",
    "Names",
    "Number",
    "Record",
    "Row",
    "Where",
    "Word",
    "Written",
    "alone",
    "by_place",
    "place",
]
