import { open } from '../../open';
import { expect, reading as test } from '../../test';

test('the current step of the tutorial looks different from the others, even in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'docs/tutorial');
  const steps = page.getByRole('navigation', { name: 'Steps of the tutorial' }).getByRole('link');
  const rings = () =>
    steps.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  await expect.poll(rings).toEqual(['solid', ...Array(6).fill('none')]);
  await expect(steps.first()).toHaveAttribute('aria-current', 'page');
});
