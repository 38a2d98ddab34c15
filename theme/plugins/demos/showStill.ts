import { withBase } from '../../lib/base';
import { loadOnce } from '../../lib/loadOnce';
import { trustedHtml } from '../../lib/trustedTypes';
import { DEMO_STILLS, type DemoStills } from './types';

const loadStills = loadOnce(async () => {
  const response = await fetch(withBase(`/${DEMO_STILLS}`));
  const { css, html } = (await response.json()) as DemoStills;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return { html, sheet };
});

/** The space of the still is reserved, and stays empty in development or if loading fails. */
export async function showStill(host: HTMLElement): Promise<void> {
  if (process.env.NODE_ENV === 'development' || host.shadowRoot) return;
  const stills = await loadStills().catch(() => undefined);
  if (!stills || host.shadowRoot) return;
  // A shadow tree like that of the running demo (`runtime/runDemo.ts`).
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [stills.sheet];
  root.innerHTML = trustedHtml(stills.html[host.dataset.still ?? ''] ?? '');
}
