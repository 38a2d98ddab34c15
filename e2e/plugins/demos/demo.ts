import { expect, type Locator, type Page } from '@playwright/test';

/** A live demo. */
export class Demo {
  readonly region: Locator;
  /** The running demo itself, without its controls and inspector. */
  readonly stage: Locator;
  readonly state: Locator;
  readonly updates: Locator;

  constructor(page: Page, name: string) {
    this.region = page.getByRole('region', { name: `Live demo ${name}`, exact: true });
    this.stage = this.region.locator('[data-demo-host]');
    // Small screens show the state behind a tab.
    const part = (label: string) =>
      this.region.getByRole('region', { name: label, includeHidden: true });
    this.state = part('State of the store');
    this.updates = part('Updates, newest first');
  }

  /** Opens the guide and runs its demo. */
  static async run(page: Page, guide: string, name = guide): Promise<Demo> {
    await page.goto(`docs/${guide}`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const demo = new Demo(page, name);
    await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
    await demo.isRunning();
    return demo;
  }

  async isRunning() {
    await this.region.getByText('Running', { exact: true }).waitFor();
  }

  /** Opens the menu with what few readers need. */
  async openMenu() {
    await this.region.getByText('More', { exact: true }).click();
  }

  async press(...buttons: string[]) {
    for (const name of buttons) {
      await this.stage.getByRole('button', { name, exact: true }).click();
    }
  }

  /**
   * Sets the latency of the demo's backend. With `later`, it does not answer until the latency
   * changes.
   */
  async answer(pace: 'later' | 'at once') {
    await this.stage.getByLabel('Latency').selectOption(pace === 'later' ? 'hold' : '0 ms');
  }

  async restart() {
    await this.region.getByRole('button', { name: 'Restart', exact: true }).click();
    await this.isRunning();
  }

  /** Locates a state or computed value in the inspector. */
  value(name: string): Locator {
    return this.member(name).locator('[data-value]').first();
  }

  /** Locates the row of a state or computed value in the inspector. */
  member(name: string): Locator {
    return this.state
      .getByRole('listitem', { includeHidden: true })
      .filter({ has: this.region.page().getByText(name, { exact: true }) })
      .first();
  }
}
