/** Says by the class `more` that there is more below than a part that scrolls shows: it fades out there. */
export function more(part: HTMLElement): () => void {
  const look = () => {
    const scrolls = getComputedStyle(part).overflowY !== "visible";
    part.classList.toggle("more", scrolls && part.scrollHeight - part.clientHeight - part.scrollTop > 6);
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(() => requestAnimationFrame(look));
  sized.observe(part);
  changed.observe(part, { childList: true, subtree: true, characterData: true });
  part.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sized.disconnect();
    changed.disconnect();
    part.removeEventListener("scroll", look);
  };
}
