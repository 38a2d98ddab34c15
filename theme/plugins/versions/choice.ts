import '../../ui/Chip/chip.css';
import './choice.css';
import { withBase } from '../../lib/base';
import { create } from '../../lib/elements';
import { choose, MAJORS, olderMajor, onChoice } from './chosen';
import { SHEET } from './headScript';

const NAME = 'version-choice';

/** `<version-choice>`: buttons for the major versions, rendered when connected. */
class VersionChoice extends HTMLElement {
  connectedCallback(): void {
    this.role = 'group';
    this.ariaLabel = 'Version of the library that you use';
    // Replaces the content of cached pages, whose buttons have no listeners.
    this.replaceChildren('You use', ...MAJORS.map(createButton));
    markChosen(this);
  }
}

const createButton = (major: number) => {
  const onclick = () => {
    choose(major);
    closeMenu(button);
  };
  const button = create('button', {
    type: 'button',
    className: 'chip',
    textContent: `${major}`,
    onclick,
  });
  return button;
};

/** Closes the menu in the navbar, which covers the line about the version. */
function closeMenu(button: Element): void {
  const menu = button.closest<HTMLDetailsElement>('header details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function markChosen(choice: Element): void {
  const chosen = `${olderMajor() ?? MAJORS[0]}`;
  for (const button of choice.querySelectorAll('button')) {
    button.ariaPressed = `${button.textContent === chosen}`;
  }
}

/** Starts the choice in the version menu. */
export function startChoice(): void {
  if (!customElements.get(NAME)) customElements.define(NAME, VersionChoice);
  showMode();
  onChoice(() => {
    for (const choice of document.querySelectorAll(NAME)) markChosen(choice);
    showMode();
    const article = document.querySelector('.prose');
    if (!article) return;
    const hadFocus = document.activeElement?.closest('.version-line');
    showVersion(article);
    const line = document.querySelector<HTMLElement>('.version-line button');
    if (hadFocus) (line ?? article.closest('main'))?.focus();
  });
}

/** Names the chosen version on the root element, like the inline script does for a stored one. */
function showMode(): void {
  const major = olderMajor();
  const { documentElement: root, head } = document;
  if (major === undefined) delete root.dataset.library;
  else root.dataset.library = `${major}`;
  const href = withBase(`/${SHEET}`);
  if (major !== undefined && !head.querySelector(`[href="${href}"]`)) {
    head.append(create('link', { rel: 'stylesheet', href }));
  }
  // `marks.css` changes its visible label.
  const menu = document.querySelector(`header ${NAME}`)?.closest('details')?.firstElementChild;
  if (menu instanceof HTMLElement) {
    menu.ariaLabel = major === undefined ? menu.title : menu.title.replace(/\d+$/, `${major}`);
  }
}

/** Shows above an article which older version it is displayed for, and pins its commands to that version. */
export function showVersion(article: Element): void {
  const main = article.closest('main');
  main?.querySelector('.version-line')?.remove();
  const major = olderMajor();
  if (major !== undefined) {
    (main?.querySelector('.breadcrumbs') ?? main)?.append(createLine(major));
  }
  // Cached pages may contain pinned commands.
  if (major !== undefined || article.querySelector('[data-unpinned]')) {
    import(/* webpackChunkName: "version" */ './install').then(
      ({ pinCommands }) => pinCommands(article, major),
      () => {},
    );
  }
}

function createLine(major: number): Element {
  const change = create('button', {
    type: 'button',
    textContent: 'Change',
    onclick() {
      const choice = document.createElement(NAME);
      line.replaceChildren(choice);
      choice.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    },
  });
  const line = create('p', { className: 'version-line' }, `Your version: ${major} · `, change);
  return line;
}
