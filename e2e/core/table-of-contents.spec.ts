import { open } from '../open';
import { expect, test as inNewTab, type Page, reading as test } from '../test';

/** A guide with more headings than fit into the table of contents. */
const LONGEST_GUIDE = 'docs/with-storage-sync';
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('the current heading is marked and its entry in view, a link scrolls it below the navbar, and the list comes after the article in the tab order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, LONGEST_GUIDE);
  const current = contents(page).locator('[aria-current]');
  await expect(contents(page).getByRole('link').first()).toHaveAttribute(
    'aria-current',
    'location',
  );
  await contents(page).getByRole('link', { name: 'Options' }).click();
  await expect(page).toHaveURL(/#options$/);
  await expect(current).toHaveText('Options');
  const heading = await page.locator('#options').boundingBox();
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(navbar?.height ?? 0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText('API');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });

  await page.locator('article a').last().focus();
  const inContents = () =>
    page.evaluate(() => document.activeElement?.closest('.contents, footer')?.className);
  // The links below the article come first.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await inContents()).toBe('contents');
  }).toPass();
});

test('a closed question has a permalink, and its place in the table of contents, whose link opens it', async ({
  page,
}) => {
  await open(page, LONGEST_GUIDE);
  const question = page.locator('.question').first();
  const name = (await question.getByRole('heading').textContent()) ?? '';
  const entry = contents(page).getByRole('link', { name, exact: true });
  await expect(entry, 'not among those of the first section').toBeHidden();
  await question.getByRole('link', { name: `Direct link to ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(question.locator('details')).toHaveAttribute('open');
  await expect(entry).toHaveAttribute('aria-current', 'location');
  const [id] =
    (await question.locator('[id]').evaluateAll((all) => all.map((one) => one.id))) ?? [];
  await expect(page).toHaveURL(`${LONGEST_GUIDE}#${id}`);
});

test('a row that is the target of a link is marked below the head of its table', async ({
  page,
}) => {
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 600 });
    await open(page, `${LONGEST_GUIDE}#stringify`);
    const row = page.locator('#stringify');
    const head = page.locator('.table-box:has(#stringify) thead');
    await expect(head).toBeInViewport({ ratio: 1 });
    const boxOf = async (part: typeof row) => (await part.boundingBox()) ?? { y: 0, height: 0 };
    const above = await boxOf(head);
    const bar = await boxOf(
      width < 1200
        ? page.locator('summary', { hasText: 'On this page' })
        : page.getByRole('navigation', { name: 'Main' }),
    );
    expect(above.y, `at ${width} px`).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    expect((await boxOf(row)).y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    await expect(row).toBeInViewport({ ratio: 1 });
    const colorOf = (part: typeof row) =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colorOf(row)).not.toBe(await colorOf(page.locator('#parse')));
  }
});

test('on a small screen the table of contents is a sticky bar with the current heading, and closes on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(page, LONGEST_GUIDE);
  const bar = page.locator('summary', { hasText: 'On this page' });
  const link = contents(page).getByRole('link', { name: 'Options' });
  await expect(link).toBeHidden();
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  await bar.click();
  await expect(link).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  await expect(contents(page), 'the text behind it is not visible').toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await bar.click();
  await link.click();
  await expect(page).toHaveURL(/#options$/);
  await expect(link).toBeHidden();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toHaveAttribute('data-current', 'Options');
  // The heading must be below the bar.
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  const heading = await page.locator('#options').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(y + height);
});

test.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });

  inNewTab('the table of contents opens and its links work', async ({ page }) => {
    await page.goto(LONGEST_GUIDE);
    await page.locator('summary', { hasText: 'On this page' }).click();
    await contents(page).getByRole('link', { name: 'Options' }).click();
    await expect(page).toHaveURL(/#options$/);
    await expect(page.locator('#options')).toBeInViewport();
  });
});

test.describe('with touch input', () => {
  inNewTab.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1000 } });

  inNewTab('standalone targets are 44 px high', async ({ page }) => {
    await open(page, LONGEST_GUIDE);
    await page.locator('summary', { hasText: 'On this page' }).click();
    const targets = page.locator(
      'header :is(button, a, summary), .contents :is(a, summary), .facts a[href="#try-it"]',
    );
    const small = await targets.filter({ visible: true }).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const least = element.matches('.facts a') ? 24 : 44;
        return Math.min(width, height) < least
          ? [`${element.outerHTML.slice(0, 80)}: ${width} × ${height}`]
          : [];
      }),
    );
    expect(small).toEqual([]);
  });
});
