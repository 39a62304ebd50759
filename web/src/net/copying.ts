/**
 * A text into the clipboard; false if the browser has none for us. Without TLS, as in a house on the own network, there is
 * no `navigator.clipboard`: the older way still works there.
 */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromPage(text);
  }
}

function copiedFromPage(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "sr";
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
