import { textRange } from '../../../content/textRange';
import { create } from '../../../lib/elements';

/** Class of a line that has just been inserted. */
const INSERTED = 'inserted';

/**
 * Keeps the lines of a shown store in sync with the demo. A line such as `withReset(),` is shown while the demo's
 * checkbox with the value `withReset` is checked.
 *
 * @returns a function that shows all lines again
 */
export function followSwitches(host: HTMLElement): () => void {
  const code = host.closest('.demo')?.querySelector('.demo-source pre code');
  const switches = () => [
    ...(host.shadowRoot?.querySelectorAll<HTMLInputElement>('[type=checkbox][value^=with]') ?? []),
  ];
  if (!code || switches().length === 0) return () => {};
  const lines = linesOf(code);
  const show = (isShown: (name: string) => boolean) => {
    for (const [name, { line, place }] of lines) {
      if (line.isConnected === isShown(name)) continue;
      line.className = INSERTED;
      if (line.isConnected) line.replaceWith(place);
      else place.replaceWith(line);
    }
  };
  const update = () => {
    const off = new Set(switches().flatMap(({ checked, value }) => (checked ? [] : value)));
    show((name) => !off.has(name));
  };
  update();
  host.addEventListener('input', update);
  return () => {
    host.removeEventListener('input', update);
    show(() => true);
    for (const [, { line }] of lines) line.replaceWith(...line.childNodes);
  };
}

/** Returns the calls of extensions by name, with their lines and an empty node that marks their place. */
function linesOf(code: Element) {
  // A call on one line, or up to a closing parenthesis with the same indentation.
  const call = /^( +)(with\w+)\((?:.*\),|\n(?:\1 .*\n)*\1\),)\n/gm;
  const found = [...(code.textContent ?? '').matchAll(call)];
  return found.reverse().map(({ 0: text, 2: name = '', index }) => {
    const range = textRange(code, index, index + text.length);
    const line = create('span', {}, range.extractContents());
    range.insertNode(line);
    return [name, { line, place: document.createComment(name) }] as const;
  });
}
