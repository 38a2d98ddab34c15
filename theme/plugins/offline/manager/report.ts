import type { PrecacheStatus, Status } from '../../../../sw/messages';
import type { OfflineState } from './offline-state';
import { dismissedBuild } from './preferences';
import { askStorage } from './storage';

/** Data of a report that the browser does not provide. */
export interface Facts {
  state: OfflineState;
  /** The newest worker's answer; undefined if there was none. */
  status: Status | undefined;
  registration: ServiceWorkerRegistration | undefined;
}

/** A plain text that a reader can send. It does not reveal which pages were read. */
export async function describeState({ state, status, registration }: Facts): Promise<string> {
  const { quota, usage } = (await askStorage((storage) => storage.estimate())) ?? {};
  const persisted = await askStorage((storage) => storage.persisted());
  const worker = (name: 'installing' | 'waiting' | 'active') =>
    `${name}: ${registration?.[name]?.state ?? 'none'}`;
  const { current, next, page, error, errors = [] } = status ?? {};
  const failures = [current, next].flatMap((build) => build?.failures ?? []);
  return [
    `Offline copy of ${registration?.scope ?? location.origin}, ${new Date().toISOString()}`,
    `Browser: ${navigator.userAgent}, ${navigator.onLine ? 'online' : 'offline'}`,
    `State: ${state.phase}${state.failed ? `, ${state.failed}` : ''}`,
    `Worker: ${worker('active')}, ${worker('waiting')}, ${worker('installing')}, this page has ${navigator.serviceWorker?.controller ? 'one' : 'none'}`,
    `Worker's answer: ${status ? (error ?? 'complete') : 'none'}`,
    `Build of new pages: ${describeBuild(current)}`,
    `Newer build: ${describeBuild(next)}`,
    `Build of this page: ${page ?? 'unknown'}; dismissed: ${dismissedBuild() ?? 'none'}`,
    `Storage: ${usage ?? 'unknown'} of ${quota ?? 'unknown'} bytes, ${persisted ? 'kept' : 'may be cleared'} by the browser`,
    ...list(
      'Missing files',
      failures.map(({ path, reason }) => `${path || 'storage'}: ${reason}`),
    ),
    ...list(
      'Last errors',
      errors.map(
        ({ time, what, error: text }) => `${new Date(time).toISOString()} ${what}: ${text}`,
      ),
    ),
  ].join('\n');
}

function describeBuild(build: PrecacheStatus | undefined): string {
  if (!build) return 'none';
  const { id, done, total, pages, totalPages, downloading } = build;
  return `${id}, ${done} of ${total} files, ${pages} of ${totalPages} pages${downloading ? ', downloading' : ''}`;
}

const list = (title: string, entries: readonly string[]): string[] =>
  entries.length === 0 ? [`${title}: none`] : [`${title}:`, ...entries.map((each) => `- ${each}`)];
