import {
  type ApplicationRef,
  type ComponentRef,
  ErrorHandler,
  effect,
  untracked,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import type { DemoModule } from '../types';
import { followChecks } from './checks';
import { type DevtoolsMessage, listenToDevtools } from './devtools';
import { type Snapshot, type StoreUpdate, statesOf, watchStores } from './stores';

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
  /** One of the demo's checks has passed, for the first time since the demo started. */
  onCheck(label: string): void;
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

  const messages: DevtoolsMessage[] = [];
  let askChecks = () => {};
  const devtools = listenToDevtools((message) => {
    messages.push(message);
    if (!starts) events.onMessage(message);
    askChecks();
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
    for (const message of messages) events.onMessage(message);
    const instance = component.instance as object;
    stops.push(
      watchStores(instance, app.injector, {
        onState: events.onState,
        onUpdate: (update) => {
          if (!devtools.connected) events.onUpdate(update);
          askChecks();
        },
      }),
    );
    if (module.checks) {
      const run = { first: statesOf(instance), messages };
      const ask = followChecks(module.checks, instance, run, events.onCheck);
      // Updates and messages at once, outside of the effects that they come from …
      askChecks = () => untracked(ask);
      // … and signals that are not state when they have settled.
      effect(ask, { injector: app.injector });
    }
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
