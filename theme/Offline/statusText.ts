import type { FailureReason, OfflineState, PrecacheStatus } from '../../sw/client/offline-state';

/** What each state is called, and what it means for the reader. */
export function statusText({ phase, copy, update, failed }: OfflineState): {
  title: string;
  text: string;
} {
  switch (phase) {
    case 'starting':
      return { title: 'Checking', text: 'Looking at what is stored on this device.' };
    case 'unsupported':
      return {
        title: 'Not supported',
        text: 'This browser cannot store the site. Private windows, and addresses without HTTPS, often cannot.',
      };
    case 'disabled':
      return {
        title: 'Switched off',
        text: 'Reading offline is switched off for this site at the moment. Nothing is stored.',
      };
    case 'removed':
      return {
        title: 'Off',
        text: 'You have removed the offline copy. Nothing is stored until you ask for it.',
      };
    case 'not-requested':
      return {
        title: 'Off',
        text: 'Your connection is slow or saves data, so nothing is stored unless you ask for it.',
      };
    case 'downloading':
      return {
        title: `Downloading ${copy?.done ?? 0} of ${copy?.total ?? 0}`,
        text: 'You can go on reading. What is stored stays stored if you leave.',
      };
    case 'incomplete':
      return {
        title: 'Incomplete',
        text: failed
          ? 'The browser has refused to set up reading offline.'
          : incompleteText(copy?.failures[0]?.reason),
      };
    case 'ready':
      return readyText(update);
  }
}

function readyText(update: PrecacheStatus | undefined) {
  if (update?.ready) {
    return {
      title: 'Update ready',
      text: 'A new version is stored. It opens with the next page that you load while no other tab is open, or at once with “Update now”.',
    };
  }
  if (update?.downloading) {
    return {
      title: `Ready, downloading an update: ${update.done} of ${update.total}`,
      text: 'Every page works without a network. A new version is on its way.',
    };
  }
  return update
    ? {
        title: 'Ready, update incomplete',
        text: `Every page works without a network. ${incompleteText(update.failures[0]?.reason)}`,
      }
    : { title: 'Ready', text: 'Every page, the search and the demos work without a network.' };
}

function incompleteText(reason: FailureReason | undefined): string {
  switch (reason) {
    case 'quota':
      return 'There is not enough room on this device. What is stored works; free some space and retry.';
    case 'damaged':
      return 'A file arrived damaged and was not stored. What is stored works.';
    case 'status':
      return 'The server did not deliver a file. What is stored works.';
    case 'network':
      return 'The network was gone before everything had arrived. What is stored works; it continues where it stopped.';
    case undefined:
      return 'A part is missing. What is stored works.';
  }
}
