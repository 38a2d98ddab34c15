import {
  type ApplicationRef,
  createEnvironmentInjector,
  type EnvironmentInjector,
  ErrorHandler,
  effect,
  untracked,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import type { DemoModule } from '../types';
import { Calls } from './calls';
import { followChecks } from './checks';
import { type DevtoolsMessage, listenToDevtools } from './devtools';
import type { DemoEvents, RunningDemo } from './events';
import { keepFocus } from './keepFocus';
import { recordStores } from './record';
import { KeptValues } from './storage';
import { statesOf, storesOf } from './stores';

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
  let failed = false;
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const one of stops.splice(0)) one();
    if (app && !app.destroyed) app.destroy();
    host.querySelector('[data-demo-root]')?.remove();
  };
  let starts = true;
  /** What Angular reports while the demo starts. Of a template that throws it reports nothing else. */
  const early: unknown[] = [];
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
  let record: ReturnType<typeof recordStores> | undefined;
  let askChecks = () => {};
  const devtools = listenToDevtools((message) => {
    messages.push(message);
    record?.onMessage(message);
    askChecks();
  });
  const calls = new Calls(events.onSpan);
  const kept = new KeptValues();
  try {
    const application = await createApplication({
      providers: [
        ...(module.appConfig?.providers ?? []),
        {
          provide: ErrorHandler,
          useValue: {
            handleError(error: unknown) {
              if (starts) early.push(error);
              else fail(error);
            },
          },
        },
      ],
    });
    app = application;
    stops.push(listenToRejections(fail));
    if (module.appConfig) calls.followRequests(application.injector);
    const root = document.createElement('div');
    root.dataset.demoRoot = '';
    host.append(root);
    stops.push(keepFocus(root));
    const { instance } = kept.during(() => application.bootstrap(module.default, root));
    if (early.length > 0) throw early[0];
    events.onStart();
    const { injector } = application;
    const component = instance as object;
    let scope: EnvironmentInjector | undefined;
    let followed: object[] = [];
    const follow = (message?: DevtoolsMessage) => {
      scope?.destroy();
      scope = createEnvironmentInjector([], injector);
      followed = storesIn(component);
      record = recordStores(component, {
        injector: scope,
        events: {
          ...events,
          onUpdate(update) {
            events.onUpdate(update);
            askChecks();
          },
        },
        calls,
        kept,
        message,
      });
    };
    follow(messages.at(-1));
    // The component may put another store in the place of one: that is a new start.
    const followOthers = () => {
      if (followed.every((store, index) => store === storesIn(component)[index])) return;
      events.onStart();
      follow();
    };
    effect(
      () => {
        storesIn(component);
        untracked(followOthers);
      },
      { injector },
    );
    if (module.checks) {
      const run = { first: statesOf(component), messages };
      const asks = [module.checks, module.exercise ?? {}].map((checks) =>
        followChecks(checks, component, run, events.onCheck),
      );
      const ask = () => {
        for (const one of asks) one();
      };
      // Updates and messages at once, outside of the effects that they come from …
      askChecks = () => untracked(ask);
      // … and signals that are not state when they have settled.
      effect(ask, { injector });
    }
    return { stop, restore: (update) => record?.restore(update, () => application.tick()) };
  } catch (error) {
    stop();
    throw error;
  } finally {
    starts = false;
    devtools.giveBack();
  }
}

const storesIn = (component: object) => storesOf(component).map(([, store]) => store);

/** Hears of promises that the demo rejects and nobody handles; leaves those of the page alone. */
function listenToRejections(fail: (error: unknown) => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    // That of HttpClient is no Error.
    const { name = '', stack = '', message } = Object(reason) as Partial<Error>;
    const text = `${name} ${stack}`;
    if (!/\/demo-[\w-]+\.|HttpErrorResponse/.test(text)) return;
    event.preventDefault();
    fail(reason instanceof Error ? reason : new Error(message));
  };
  window.addEventListener('unhandledrejection', listener);
  return () => window.removeEventListener('unhandledrejection', listener);
}
