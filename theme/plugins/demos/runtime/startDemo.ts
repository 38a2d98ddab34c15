import stageCss from '../Stage/stage.css?inline';
import type { DemoModule } from '../types';
import type { DemoEvents } from './events';
import { runDemo } from './runDemo';

/** Runs a demo in an element, isolated by shadow DOM. */
export const startDemo = (module: DemoModule, host: HTMLElement, events: DemoEvents) =>
  runDemo(module, openRoot(host), events);

/**
 * Creates the demo's shadow tree, which isolates styles.
 *
 * @throws if the browser does not support that
 */
function openRoot(host: HTMLElement): ShadowRoot {
  if (!('adoptedStyleSheets' in Document.prototype)) {
    throw new Error('This browser does not support constructable style sheets.');
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stageCss);
  root.adoptedStyleSheets = [sheet];
  return root;
}
