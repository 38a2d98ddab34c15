import {
  type FailureReason,
  type OfflineState,
  type Phase,
  type PrecacheStatus,
  updateFailureText,
} from './manager/offline-state';

interface StatusText {
  title: string;
  text: string;
}

const TEXTS: Record<Exclude<Phase, 'downloading' | 'incomplete' | 'ready'>, StatusText> = {
  starting: { title: 'Checking', text: 'Checking what is stored on this device.' },
  unsupported: {
    title: 'Not supported',
    text: 'This browser cannot store the site. Private windows and addresses without HTTPS often prevent it.',
  },
  disabled: {
    title: 'Switched off',
    text: 'Offline reading is currently switched off for this site. Nothing is stored.',
  },
  bypassed: {
    title: 'Bypassed',
    text: 'This visit bypasses the offline copy, because its address contains no-worker. The stored copy does not change.',
  },
  removed: {
    title: 'Off',
    text: 'You have removed the offline copy. Nothing is stored until you ask for it.',
  },
  refused: {
    title: 'Not possible',
    text: 'The browser has refused to set up offline reading. A private window or a setting can be the reason. The site still works online.',
  },
  unreachable: {
    title: 'Not set up yet',
    text: 'The script that stores the site could not be loaded. The site still works online, and will be stored as soon as the script has loaded. Press Retry to request it again.',
  },
  silent: {
    title: 'No response',
    text: 'The script that stores the site does not respond. Retry, or close all tabs of this site and open it again. If that does not help, remove the offline copy.',
  },
  broken: {
    title: 'Storage error',
    text: 'The browser cannot read the offline copy. The site still works online. Retry, or remove the offline copy if that does not help.',
  },
  'not-requested': {
    title: 'Off',
    text: 'Your connection is slow, or your device is saving data, so nothing is stored unless you ask for it.',
  },
};

const FAILURES: Record<FailureReason, string> = {
  quota:
    'There is not enough space on this device. The stored part still works. Free some space and retry.',
  damaged:
    'A file was damaged during the download and was not stored. The stored part still works.',
  status: 'The server did not deliver a file. The stored part still works.',
  network:
    'The connection was lost before the download was complete. The stored part still works, and the download will continue where it stopped.',
};

export function statusText({ phase, copy, update, failed }: OfflineState): StatusText {
  if (failed) return { title: 'Could not open the update', text: updateFailureText(failed) };
  switch (phase) {
    case 'downloading':
      return {
        title: `Downloading ${copy?.done ?? 0} of ${copy?.total ?? 0}`,
        text: 'You can keep reading. If you leave, everything downloaded so far stays stored.',
      };
    case 'incomplete':
      return {
        title: 'Incomplete',
        text: failureText(copy),
      };
    case 'ready':
      return readyText(update);
    default:
      return TEXTS[phase];
  }
}

function readyText(update: PrecacheStatus | undefined): StatusText {
  if (!update) {
    return { title: 'Ready', text: 'Every page, the search and the demos work without a network.' };
  }
  if (update.ready) {
    return {
      title: 'Update ready',
      text: 'A new version is stored. It opens when you next load a page while no other tab is open. To open it now, press “Update now”.',
    };
  }
  const [title, text] = update.downloading
    ? [`downloading an update: ${update.done} of ${update.total}`, 'A new version is on its way.']
    : ['update incomplete', failureText(update)];
  return { title: `Ready, ${title}`, text: `Every page works without a network. ${text}` };
}

function failureText(build: PrecacheStatus | undefined): string {
  const [failure] = build?.failures ?? [];
  return failure
    ? FAILURES[failure.reason]
    : 'Some files are missing. The stored part still works.';
}
