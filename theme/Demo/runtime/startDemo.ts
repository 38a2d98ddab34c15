import stageCss from '../Stage/stage.css?inline';
import type { DemoModule } from '../types';
import type { DemoEvents } from './events';
import { runDemo } from './runDemo';

/** Runs a demo in an element, apart from what is around it. */
export const startDemo = (module: DemoModule, host: HTMLElement, events: DemoEvents) =>
  runDemo(module, openRoot(host), events);

/**
 * The tree that the demo lives in: styles of the page do not get in, those of the demo not out.
 *
 * @throws when the browser cannot do that
 */
function openRoot(host: HTMLElement): ShadowRoot {
  if (!('adoptedStyleSheets' in Document.prototype)) {
    throw new Error('This browser has no constructable style sheets.');
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stageCss);
  root.adoptedStyleSheets = [sheet];
  return root;
}
