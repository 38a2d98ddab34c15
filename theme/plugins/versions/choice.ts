/** The choice of the library version that the reader uses, in the version menu and beside the breadcrumbs. */
import './choice.css';
import { choose, chosenMajor, MAJORS, onChoice } from './chosen';
import { showVersion } from './showVersion';

const NAME = 'version-choice';

/** `<version-choice>`: buttons for the major versions, rendered when connected. */
class VersionChoice extends HTMLElement {
  connectedCallback(): void {
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', 'Version of the library that you use');
    // Replaces the content of cached pages, whose buttons have no listeners.
    this.replaceChildren('I use version', ...[undefined, ...MAJORS].map(createButton));
    showChosen(this);
  }
}

/** The button of no version in particular. */
const ANY = 'any';

function createButton(major: number | undefined): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = String(major ?? ANY);
  // A second click clears the choice.
  button.onclick = () => choose(chosenMajor() === major ? undefined : major);
  return button;
}

function showChosen(root: ParentNode): void {
  const chosen = String(chosenMajor() ?? ANY);
  for (const button of root.querySelectorAll(`${NAME} > button, :scope > button`)) {
    button.ariaPressed = String(button.textContent === chosen);
  }
  nameMenu();
}

/** Names the version menu after the chosen version: "v20" instead of "Next". */
function nameMenu(): void {
  const menu = document.querySelector(`header ${NAME}`)?.closest('details');
  const summary = menu?.querySelector('summary');
  const text = summary?.firstChild;
  if (!text) return;
  const chosen = chosenMajor();
  if (chosen === undefined && !summary.dataset.label) return;
  summary.dataset.label ??= text.textContent ?? '';
  const { label } = summary.dataset;
  // Keeps its width, so that nothing beside it moves.
  summary.style.minInlineSize ||= `${summary.offsetWidth}px`;
  summary.style.justifyContent = 'space-between';
  text.textContent = chosen === undefined ? label : `v${chosen}`;
  summary.ariaLabel = summary.title.replace(label, text.textContent);
}

if (!customElements.get(NAME)) customElements.define(NAME, VersionChoice);

/** Shows the choice beside the breadcrumbs. Narrow windows have room for it in the menu only. */
export function offerVersions(article: Element): void {
  const breadcrumbs = article.closest('main')?.querySelector('.breadcrumbs');
  breadcrumbs?.querySelector(NAME)?.remove();
  breadcrumbs?.append(document.createElement(NAME));
}

onChoice(() => {
  showChosen(document);
  void showVersion();
});
