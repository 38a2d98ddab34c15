/** The code of a block as it is to be used: without the lines that a diff takes away. */
export function codeText(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.line.del')) line.remove();
  return (copy.textContent ?? '').replace(/\n$/, '');
}

/**
 * Puts a block's code on the clipboard. Where a page may not do that (an insecure address, a frame), the
 * code is selected instead, ready for the keyboard.
 *
 * @returns whether it is on the clipboard
 */
export async function copyCode(block: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(codeText(block));
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(block);
    return false;
  }
}
