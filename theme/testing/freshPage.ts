/** Before each file of tests: files share one document, and what one leaves in it is not for the next. */
import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';

configure({ asyncUtilTimeout: 15_000 });

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
