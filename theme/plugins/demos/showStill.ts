import { withBase } from '../../lib/base';
import { loadOnce } from '../../lib/loadOnce';
import { trustedHtml } from '../../lib/trustedTypes';
import { DEMO_STILLS, type DemoStills } from './types';

const loadStills = loadOnce(async () => {
  const response = await fetch(withBase(`/${DEMO_STILLS}`));
  const { inspector, ...demo } = (await response.json()) as DemoStills;
  const withSheet = ({ css, html }: DemoStills['inspector']) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return { html, sheet };
  };
  return { demo: withSheet(demo), inspector: withSheet(inspector) };
});

/**
 * Shows the first frame of a demo as rendered by the build, which adapts to the page's width and colors. Its space is
 * reserved, and stays empty in development or if loading fails.
 *
 * @param host an element with the demo's name in `data-still`, or in `data-still-inspector` for its inspector
 */
export async function showStill(host: HTMLElement): Promise<void> {
  if (process.env.NODE_ENV === 'development' || host.shadowRoot) return;
  const stills = await loadStills().catch(() => undefined);
  if (!stills || host.shadowRoot) return;
  // A shadow tree like that of the running demo (`runtime/startDemo.ts`).
  const root = host.attachShadow({ mode: 'open' });
  const { still, stillInspector } = host.dataset;
  const { html, sheet } = still ? stills.demo : stills.inspector;
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = trustedHtml(html[still ?? stillInspector ?? ''] ?? '');
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
}
