import { type ApplicationRef, ErrorHandler, effect, untracked } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import stageCss from '../Stage/stage.css?inline';
import type { DemoModule } from '../types';
import { followChecks } from './checks';
import { type DevtoolsMessage, listenToDevtools } from './devtools';
import type { DemoEvents, RunningDemo } from './events';
import { keepFocus } from './keepFocus';
import { recordStores } from './record';
import { KeptValues } from './storage';
import { statesOf } from './stores';

/** Runs a demo in a shadow tree, which isolates styles. */
export async function startDemo(module: DemoModule, host: HTMLElement, events: DemoEvents) {
  if (!('adoptedStyleSheets' in Document.prototype)) {
    throw new Error('This browser does not support constructable style sheets.');
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stageCss);
  root.adoptedStyleSheets = [sheet];
  return runDemo(module, root, events);
}

/** Demos start one after another, because each temporarily replaces the page's Redux DevTools hook. */
let starting: Promise<unknown> = Promise.resolve();

/** Runs a demo as a separate Angular application. Throws errors of the demo during its start. */
export function runDemo(
  module: DemoModule,
  host: HTMLElement | ShadowRoot,
  events: DemoEvents,
): Promise<RunningDemo> {
  const started = starting.then(() => start(module, host, events));
  starting = started.catch(() => {});
  return started;
}

async function start(
  module: DemoModule,
  host: HTMLElement | ShadowRoot,
  events: DemoEvents,
): Promise<RunningDemo> {
  let app: ApplicationRef | undefined;
  const root = document.createElement('div');
  root.dataset.demoRoot = '';
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const cleanUp of stops.splice(0)) cleanUp();
    // Angular removes its elements, so a copy that does not react takes their place.
    if (root.parentNode) {
      const still = root.cloneNode(true) as HTMLElement;
      still.inert = true;
      root.before(still);
    }
    if (app && !app.destroyed) app.destroy();
    root.remove();
  };
  let failed = false;
  const fail = (error: unknown) => {
    if (events.keepsRunning) events.onError(error);
    if (failed || events.keepsRunning) return;
    failed = true;
    // Angular reports errors while it is working, so it has to finish before it is destroyed.
    queueMicrotask(() => {
      stop();
      events.onError(error);
    });
  };
  /** Errors reported during the start, which are the only sign of a template that throws. */
  const early: unknown[] = [];
  let handleError: (error: unknown) => void = (error) => early.push(error);

  const messages: DevtoolsMessage[] = [];
  let onMessage: ReturnType<typeof recordStores> | undefined;
  const restoreDevtools = listenToDevtools((message) => {
    messages.push(message);
    onMessage?.(message);
  });
  const kept = new KeptValues();
  try {
    app = await createApplication({
      providers: [
        ...(module.appConfig?.providers ?? []),
        {
          provide: ErrorHandler,
          useValue: { handleError: (error: unknown) => handleError(error) },
        },
      ],
    });
    const application = app;
    const { injector } = application;
    stops.push(listenToRejections(fail));
    const last = [...host.children];
    host.append(root);
    stops.push(keepFocus(root));
    const { instance } = kept.during(() => application.bootstrap(module.default, root));
    if (early.length > 0) throw early[0];
    for (const element of last) element.remove();
    events.onStart();
    const component = instance as object;
    const run = { first: statesOf(component), messages };
    const askChecks = followChecks(module, component, run, events.onCheck);
    onMessage = recordStores(component, {
      injector,
      events: {
        ...events,
        onUpdate(update) {
          events.onUpdate(update);
          // Checks immediately, outside the calling effect …
          untracked(askChecks);
        },
      },
      kept,
    });
    for (const message of messages.slice(-1)) onMessage(message);
    // … and again when computed signals have settled.
    effect(askChecks, { injector });
    return { stop };
  } catch (error) {
    root.remove();
    stop();
    throw error;
  } finally {
    handleError = fail;
    restoreDevtools();
  }
}

/** Listens to unhandled rejections of the demo, and ignores those of the page. */
function listenToRejections(fail: (error: unknown) => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    // HttpClient's error is not an `Error`.
    const { name = '', stack = '', message } = Object(reason) as Partial<Error>;
    const text = `${name} ${stack}`;
    if (!/\/demo-[\w-]+\.|HttpErrorResponse/.test(text)) return;
    event.preventDefault();
    fail(reason instanceof Error ? reason : new Error(message));
  };
  window.addEventListener('unhandledrejection', listener);
  return () => window.removeEventListener('unhandledrejection', listener);
}
