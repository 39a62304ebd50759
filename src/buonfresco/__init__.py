"""Buonfresco: the open, faithful, fast digital table for the Fresco family of games."""

__version__ = "0.1.0"
