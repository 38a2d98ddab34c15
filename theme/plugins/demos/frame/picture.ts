/**
 * Returns what a demo shows as HTML with its styles, for when its code no longer responds.
 *
 * @param root the shadow tree of the demo
 */
export function pictureOf(root: ShadowRoot): string {
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const picture = document.createElement('div');
  const style = document.createElement('style');
  style.textContent = rules.map(({ cssText }) => cssText).join('\n');
  picture.append(style, ...[...root.childNodes].map((node) => node.cloneNode(true)));
  // HTML has the initial content of fields.
  const copies = picture.querySelectorAll(FIELDS);
  for (const [index, field] of root.querySelectorAll<Field>(FIELDS).entries()) {
    const copy = copies[index];
    if (field instanceof HTMLTextAreaElement) copy?.replaceChildren(field.value);
    else if (field instanceof HTMLOptionElement) copy?.toggleAttribute('selected', field.selected);
    else {
      copy?.setAttribute('value', field.value);
      copy?.toggleAttribute('checked', field.checked);
    }
  }
  return picture.innerHTML;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement;

const FIELDS = 'input, textarea, option';

/** Shows such a picture in this document. */
export function showPicture(html: string): void {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = html;
  document.body.append(host);
}
