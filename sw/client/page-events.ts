import { isMessage, type PageMessage, type WorkerMessage } from '../messages';
import { onPreferenceChange } from './preferences';

/** Time between two checks for a new version, in ms. */
export const UPDATE_INTERVAL = 60 * 60_000;

/** A download without progress for so long may have stopped, in ms. */
export const STALLED_AFTER = 10_000;

export interface PageEvents {
  /** The reader has come back to this tab. */
  shown: () => void;
  /** The reader is leaving this tab or this page. */
  hidden: () => void;
  /** The network is back. */
  online: () => void;
  /** Every `UPDATE_INTERVAL`. */
  updateDue: () => void;
  /** Every `STALLED_AFTER`. */
  stallCheckDue: () => void;
  /** Another tab has removed the offline copy or asked for it. */
  removedChanged: () => void;
  /** A message from the worker, except `leaving?`, which is answered here. */
  message: (message: WorkerMessage) => void;
}

/** Calls back on everything that may concern the offline copy, as long as the page is open. */
export function onPageEvents(events: PageEvents): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (!isMessage(data)) return;
    const message = data as WorkerMessage;
    if (message.type === 'leaving?') ports[0]?.postMessage(unloading);
    else events.message(message);
  });
  addEventListener('pagehide', events.hidden);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) events.hidden();
    else events.shown();
  });
  addEventListener('online', events.online);
  setInterval(events.updateDue, UPDATE_INTERVAL);
  setInterval(events.stallCheckDue, STALLED_AFTER);
  onPreferenceChange('removed', events.removedChanged);
}

/** Whether this page is being unloaded, as far as `watchUnload` knows. */
let unloading = false;

/** A page that is still there so long after `beforeunload`, in ms, is staying. */
const UNLOAD_TIMEOUT = 3000;

/**
 * Starts to notice when the page is unloaded, so that a worker can ask. Call it only when an update is
 * waiting: a `beforeunload` listener keeps the page out of some browsers' back/forward cache.
 */
export function watchUnload(): void {
  addEventListener('beforeunload', onUnload);
}

function onUnload(): void {
  unloading = true;
  setTimeout(() => {
    unloading = false;
  }, UNLOAD_TIMEOUT);
}

/** Tells the active worker where the reader is: the installed app starts there again. */
export function reportLastPage(): void {
  const path = location.pathname + location.search + location.hash;
  const message: PageMessage = { type: 'last-page', path };
  navigator.serviceWorker.controller?.postMessage(message);
}
