/** The question which version of the library the reader uses: in the version menu, and below the title of guides. */
import './choice.css';
import { API_FOLDER, docIdOf } from '../config/docs';
import { routeOfAddress } from '../pages/base';
import { choose, chosenMajor, MAJORS, onChoice } from './chosen';
import { showVersion } from './showVersion';

const NAME = 'version-choice';

/** `<version-choice>`: buttons for the major versions. It fills itself wherever it comes to stand. */
class VersionChoice extends HTMLElement {
  connectedCallback(): void {
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', 'Version of the library that you use');
    // Anew in a page that is kept as text, where buttons do nothing.
    this.replaceChildren('I use version', ...MAJORS.map(createButton));
    showChosen(this);
  }
}

function createButton(major: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = String(major);
  // What is chosen is given up by a second press.
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

/** Asks readers of a guide who have not chosen yet, in the room below its title. */
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
