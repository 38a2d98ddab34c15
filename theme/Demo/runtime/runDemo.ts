import { type ApplicationRef, type ComponentRef, ErrorHandler } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import type { DemoModule } from '../types';
import { type DevtoolsMessage, listenToDevtools } from './devtools';
import { type Snapshot, type StoreUpdate, watchStores } from './stores';

/** What a running demo reports. */
export interface DemoEvents {
  /** The demo has started: what was reported before belongs to an earlier start. */
  onStart(): void;
  /** The stores' state or computed values are now these. */
  onState(snapshots: Snapshot[]): void;
  /** A store's state changed. Not called for demos that send messages to the Redux DevTools. */
  onUpdate(update: StoreUpdate): void;
  /** The Redux DevTools extension gets this message. */
  onMessage(message: DevtoolsMessage): void;
  /** The demo threw, outside of its own handling; it has been stopped. */
  onError(error: unknown): void;
}

/** Stops a demo and takes everything of it out of the page. */
export type StopDemo = () => void;

/** Starts a demo inside an element: in the page, or in a frame of its own. */
export type StartDemo = (host: HTMLElement, events: DemoEvents) => Promise<StopDemo>;

/** Demos start one after the other, because each has the page's Redux DevTools hook while it starts. */
let starting: Promise<unknown> = Promise.resolve();

/**
 * Runs a demo as an Angular application of its own inside `host`.
 *
 * @throws what the demo throws while it starts
 */
export function runDemo(
  module: DemoModule,
  host: HTMLElement | ShadowRoot,
  events: DemoEvents,
): Promise<StopDemo> {
  const started = starting.then(() => start(module, host, events));
  starting = started.catch(() => {});
  return started;
}

async function start(module: DemoModule, host: HTMLElement | ShadowRoot, events: DemoEvents) {
  let app: ApplicationRef | undefined;
  let failed = false;
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const one of stops.splice(0)) one();
    if (app && !app.destroyed) app.destroy();
    host.querySelector('[data-demo-root]')?.remove();
  };
  let starts = true;
  const fail = (error: unknown) => {
    if (failed) return;
    failed = true;
    // Angular reports from the middle of its work: it may finish that before it is taken down.
    queueMicrotask(() => {
      stop();
      events.onError(error);
    });
  };

  const early: DevtoolsMessage[] = [];
  const devtools = listenToDevtools((message) => {
    if (starts) early.push(message);
    else events.onMessage(message);
  });
  try {
    app = await createApplication({
      providers: [
        ...(module.appConfig?.providers ?? []),
        {
          provide: ErrorHandler,
          useValue: {
            handleError(error: unknown) {
              // What Angular reports while the demo starts it also throws.
              if (!starts) fail(error);
            },
          },
        },
      ],
    });
    stops.push(listenToRejections(fail));
    const root = document.createElement('div');
    root.dataset.demoRoot = '';
    host.append(root);
    const component: ComponentRef<unknown> = app.bootstrap(module.default, root);
    events.onStart();
    for (const message of early) events.onMessage(message);
    stops.push(
      watchStores(component.instance as object, app.injector, {
        onState: events.onState,
        onUpdate: (update) => {
          if (!devtools.connected) events.onUpdate(update);
        },
      }),
    );
  } catch (error) {
    stop();
    throw error;
  } finally {
    starts = false;
    devtools.giveBack();
  }
  return stop;
}

/** Hears of promises that the demo rejects and nobody handles; leaves those of the page alone. */
function listenToRejections(fail: (error: unknown) => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    const text = reason instanceof Error ? `${reason.name} ${reason.stack}` : '';
    if (!/\/demo-[\w-]+\.|HttpErrorResponse/.test(text)) return;
    event.preventDefault();
    fail(reason);
  };
  window.addEventListener('unhandledrejection', listener);
  return () => window.removeEventListener('unhandledrejection', listener);
}
