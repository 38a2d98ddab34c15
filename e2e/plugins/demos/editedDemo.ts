import { readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { open } from '../../open';
import { Demo } from './demo';

/** A demo with edited code. */
export class EditedDemo extends Demo {
  readonly code: Locator;
  /** The frame that runs the demo. */
  readonly result: FrameLocator;
  /** The message of an error. */
  readonly message: Locator;

  #text: string;

  constructor(page: Page, name: string) {
    super(page, name);
    this.#text = readFileSync(`docs/_demos/${name}.ts`, 'utf8');
    this.code = this.region.getByRole('textbox', { name: /^Code of/ });
    this.result = this.stage.frameLocator('iframe');
    this.message = this.region.locator('[role=status] pre');
  }

  /** Opens the guide and edits its demo. */
  static async open(page: Page, guide = 'with-reset'): Promise<EditedDemo> {
    await open(page, `docs/${guide}`);
    return EditedDemo.edit(page, guide);
  }

  static async edit(page: Page, name: string): Promise<EditedDemo> {
    const demo = new EditedDemo(page, name);
    await demo.region.getByRole('button', { name: /^Edit/ }).click();
    await demo.isRunning();
    return demo;
  }

  async copyLink(): Promise<string> {
    const page = this.region.page();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.button('Copy link').click();
    await expect(this.region.getByText('Link copied')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  async choose(entry: string) {
    await this.openMenu();
    await this.button(entry).click();
  }

  /** Replaces the first occurrence of a text in the code. */
  async replace(from: string, to: string) {
    expect(this.#text, 'the code contains the text to replace').toContain(from);
    this.#text = this.#text.replace(from, () => to);
    await this.code.press('ControlOrMeta+a');
    await this.code.evaluate((code, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      code.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, this.#text);
  }

  /**
   * Clicks the first button of the demo. Browsers do not render a frame outside the viewport, so it
   * could not receive the click.
   */
  async addOne() {
    await this.stage.scrollIntoViewIfNeeded();
    await this.result.getByRole('button', { name: 'Add 1' }).click();
  }
}
