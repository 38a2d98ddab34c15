import type { DemoEvents } from '../runtime/events';
import { runDemo } from '../runtime/runDemo';
import type { DemoModule } from '../types';
import stageCss from './stage.css?inline';

/** Starts a demo as the build has compiled it, in the page itself. */
export const startInPage = (module: DemoModule, host: HTMLElement, events: DemoEvents) =>
  runDemo(module, openRoot(host), events);

/**
 * The tree that the demo lives in: styles of the page do not get in, those of the demo not out.
 *
 * @throws when the browser cannot do that
 */
export function openRoot(host: HTMLElement): ShadowRoot {
  if (!('adoptedStyleSheets' in Document.prototype)) {
    throw new Error('This browser has no constructable style sheets.');
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stageCss);
  root.adoptedStyleSheets = [sheet];
  return root;
}
