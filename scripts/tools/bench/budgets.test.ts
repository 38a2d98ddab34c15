import { expect, test } from 'vitest';
import { budgets, overBudget } from './budgets';

test('reports the route and the budget that it exceeds', () => {
  const html = budgets.apiHtml + 1;
  expect(overBudget('/docs/api/functions/x', { html, js: 1, css: 1, shadowCss: 0 })).toEqual([
    `/docs/api/functions/x: HTML ${html} bytes gzipped, limit ${budgets.apiHtml}`,
  ]);
  expect(overBudget('/docs/x', { html, js: 1, css: 1, shadowCss: 0 })).toEqual([]);
});
