import { isMessage, type PageMessage, type WorkerMessage } from '../messages';
import { answerLeaving } from './leaving';
import { onChoice } from './preferences';

/** Time between two looks for a new version, in ms. */
export const UPDATE_INTERVAL = 60 * 60_000;

/** Time between two looks at a download, in ms. One that says nothing for so long may have stopped. */
export const STALLED_AFTER = 10_000;

export interface Occasions {
  /** The reader has come back to this tab. */
  returned: () => void;
  /** The reader is leaving this tab or this page. */
  left: () => void;
  /** The network is back. */
  online: () => void;
  /** It is time to look for a new version. */
  updateDue: () => void;
  /** It is time to see whether a download goes on. */
  checkDue: () => void;
  /** Another tab has removed the copy or asked for it. */
  chosenElsewhere: () => void;
  /** The worker says something. */
  message: (message: WorkerMessage) => void;
}

/** Calls at each occasion to do something about the offline copy, as long as the page is open. */
export function onOccasions(occasions: Occasions): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (!isMessage(data)) return;
    const message = data as WorkerMessage;
    if (message.type === 'leaving?') answerLeaving(ports[0]);
    else occasions.message(message);
  });
  addEventListener('pagehide', occasions.left);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) occasions.left();
    else occasions.returned();
  });
  addEventListener('online', occasions.online);
  setInterval(occasions.updateDue, UPDATE_INTERVAL);
  setInterval(occasions.checkDue, STALLED_AFTER);
  onChoice('removed', occasions.chosenElsewhere);
}

/** Tells the worker in charge where the reader is: an installed site opens there again. */
export function noteLastPage(): void {
  const path = location.pathname + location.search + location.hash;
  const message: PageMessage = { type: 'last-page', path };
  navigator.serviceWorker.controller?.postMessage(message);
}
