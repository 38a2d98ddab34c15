/** The choice of the library version that the reader uses, in the version menu and below the title of guides. */
import './choice.css';
import { API_FOLDER, docIdOf } from '../../config/docs';
import { routeOfAddress } from '../../lib/base';
import { choose, chosenMajor, MAJORS, onChoice } from './chosen';
import { showVersion } from './showVersion';

const NAME = 'version-choice';

/** `<version-choice>`: buttons for the major versions, rendered when connected. */
class VersionChoice extends HTMLElement {
  connectedCallback(): void {
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', 'Version of the library that you use');
    // Replaces the content of cached pages, whose buttons have no listeners.
    this.replaceChildren('I use version', ...MAJORS.map(createButton));
    showChosen(this);
  }
}

function createButton(major: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = String(major);
  // A second click clears the choice.
  button.onclick = () => choose(chosenMajor() === major ? undefined : major);
  return button;
}

function showChosen(root: ParentNode): void {
  const chosen = String(chosenMajor());
  for (const button of root.querySelectorAll(`${NAME} > button, :scope > button`)) {
    button.ariaPressed = String(button.textContent === chosen);
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, VersionChoice);

/** Shows the choice below the title of a guide until the reader has chosen. */
export function offerVersions(article: Element): void {
  const id = docIdOf(routeOfAddress(location) ?? '');
  const isGuide = id !== undefined && id.split('/')[0] !== API_FOLDER;
  article.querySelector(`h1 + ${NAME}`)?.remove();
  if (isGuide && chosenMajor() === undefined) {
    article.querySelector('h1')?.after(document.createElement(NAME));
  }
}

onChoice(() => {
  showChosen(document);
  void showVersion();
});
