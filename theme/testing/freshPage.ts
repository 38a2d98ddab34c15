/** Cleans up before each test file, because all files share one document. */
import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { onAction } from '../lib/actions';
import { readFrom } from '../lib/pages';
import { site } from './site';

configure({ asyncUtilTimeout: 15_000 });

/**
 * Tests that reload modules add another global click listener (`lib/actions.ts`), even for later files. Keeps only the
 * newest.
 */
const page = document as Document & { dispatch?: EventListenerOrEventListenerObject };
if (!page.dispatch) {
  const add = document.addEventListener;
  document.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type === 'click' && 'name' in rest[0] && rest[0].name === 'dispatch') {
      if (page.dispatch) document.removeEventListener('click', page.dispatch);
      [page.dispatch] = rest;
    }
    add.call(document, type, ...rest);
  };
}

readFrom(site);
// Adds the global click listener, which is added with the first action and outlives its test.
onAction('none', () => {});

/** Properties that browsers reflect as attributes, unlike happy-dom. */
const REFLECTED = {
  ariaLabel: 'aria-label',
  ariaPressed: 'aria-pressed',
  ariaExpanded: 'aria-expanded',
};
for (const [property, attribute] of Object.entries(REFLECTED)) {
  Object.defineProperty(Element.prototype, property, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string) {
      this.setAttribute(attribute, value);
    },
  });
}

beforeAll(() => {
  const { documentElement: root, head, body } = document;
  for (const element of [root, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
