import type { PageMessage, Status } from './messages';
import type { Precache } from './precache';

/** The part of the worker's global scope that messages control. */
type Scope = Pick<ServiceWorkerGlobalScope, 'skipWaiting' | 'registration'>;

/**
 * Never rejects, because a page without an answer could only wait.
 *
 * @param port for the answer. Without one, the status is not determined, which takes a while
 */
export async function handleMessage(
  message: PageMessage,
  client: string,
  precache: Precache,
  scope: Scope,
  port: Pick<MessagePort, 'postMessage'> | undefined,
): Promise<void> {
  const failed = async (error: unknown) => {
    await precache.errors.add(message.type, error);
    return { error: String(error) };
  };
  const result = await perform(message, client, precache, scope).catch(failed);
  if (!port) return;
  // A page that switches to a new version reloads, so it needs no status, and does not wait for files to be counted.
  const status: Status =
    message.type === 'apply' ? {} : await precache.status(client).catch(failed);
  const isReplaced = message.type === 'check-host' && (await precache.isHostReplaced());
  port.postMessage({ ...result, ...status, isReplaced, errors: await precache.errors.all() });
}

async function perform(
  message: PageMessage,
  client: string,
  precache: Precache,
  scope: Scope,
): Promise<void> {
  switch (message.type) {
    case 'hello':
      return precache.identifyClient(client, message.scripts);
    case 'started':
      if (await precache.confirmStart(message.scripts)) {
        scope.registration.waiting?.postMessage({ type: 'activate' } satisfies PageMessage);
      }
      return;
    case 'status':
    case 'check-host':
      return;
    case 'download':
      return precache.download();
    case 'resume':
      return precache.resume();
    case 'apply':
    case 'take':
      // Any worker serves any build, so the page need not wait for this build's worker, which waits for the old one.
      if (!(await precache.switchToNewest())) throw new Error('The newest build is not complete.');
      return;
    case 'remove':
      return precache.remove();
    case 'activate':
      return scope.skipWaiting();
  }
}
