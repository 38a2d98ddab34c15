import { open } from '../../open';
import { Demo } from './demo';
import { EditedDemo } from './editedDemo';
import { expect, inNewTab, type Locator, type Page } from './test';

const mark = (name: string) => `<i hidden="" data-edited="${name}"></i>`;

/** Opens a page with all these demos. */
async function openAll(page: Page, names: readonly string[]) {
  await page.route('**/docs/with-reset', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<section class="demo"[\s\S]*?<\/section>/, (section) =>
      names.map((name) => section.replaceAll('with-reset', name)).join(''),
    );
    await route.fulfill({ response, body });
  });
  await open(page, 'docs/with-reset');
}

/** The HTML of a demo and its state, without Angular's scoping attributes. */
async function seen({ state }: Demo, host: Locator) {
  const html = await host.evaluate(
    ({ shadowRoot }) => shadowRoot?.querySelector('[data-demo-root]')?.innerHTML ?? '',
  );
  const values = await state.locator('li').allTextContents();
  return { html: html.replaceAll(/ _ng(?:content|host)-[\w-]+=""|<!--[\s\S]*?-->/g, ''), values };
}

inNewTab(
  'every edited demo renders the same as the compiled one',
  async ({ page, context, request }) => {
    // Runs every demo twice.
    inNewTab.setTimeout(240_000);
    const { demos, files } = (await (await request.get('demo-sources.json')).json()) as {
      demos: Record<string, string[]>;
      files: Record<string, string>;
    };
    const names = Object.keys(demos);
    await openAll(page, names);
    // Playwright's clicks scroll to one demo after another, which would take half of the time.
    const runs = page.getByRole('button', { name: 'Run', exact: true });
    await expect(runs).toHaveCount(names.length);
    await runs.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    const guide = await context.newPage();
    const edited = await EditedDemo.open(guide);
    for (const name of names) {
      const main = `${name}.ts`;
      const text = files[main]?.replace('template: `', `template: \`${mark(name)}`);
      // Separate frames would take ten times as long.
      await edited.stage
        .locator('iframe')
        .evaluate(
          (frame, message) => (frame as HTMLIFrameElement).contentWindow?.postMessage(message, '*'),
          { type: 'run', id: 0, main, files: { ...files, [main]: text } },
        );
      await expect(async () => {
        const compiled = new Demo(page, name);
        const { html, values } = await seen(compiled, compiled.stage);
        const inFrame = await seen(edited, edited.result.locator('body > div'));
        expect(inFrame, name).toEqual({ html: mark(name) + html, values });
      }).toPass({ timeout: 20_000 });
    }
  },
);
