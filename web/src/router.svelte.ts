/** Where the page is. Addresses are plain, so that they can be kept, sent and opened again. */
let here = $state.raw(new URL(location.href));

export function where(): URL {
  return here;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  here = new URL(location.href);
  scrollTo(0, 0);
}

/** The same page, told differently: a replay's step. No new entry to go back to. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
  here = new URL(location.href);
}

addEventListener("popstate", () => (here = new URL(location.href)));

/** Links within the page are followed without a reload. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href]");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
