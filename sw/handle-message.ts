import type { PageMessage, Status } from './messages';
import type { Precache } from './precache';

/** Never rejects, because a page without an answer could only wait. */
export async function handleMessage(
  message: PageMessage,
  client: string,
  precache: Precache,
  skipWaiting: () => Promise<void>,
): Promise<Status> {
  const failed = async (error: unknown) => {
    await precache.errors.add(message.type, error);
    return { error: String(error) };
  };
  const result = await perform(message, client, precache, skipWaiting).catch(failed);
  const status = await precache.status(client).catch(failed);
  return { ...result, ...status, errors: await precache.errors.all() };
}

async function perform(
  message: PageMessage,
  client: string,
  precache: Precache,
  skipWaiting: () => Promise<void>,
): Promise<void> {
  switch (message.type) {
    case 'hello':
      return precache.identifyClient(client, message.scripts);
    case 'status':
      return;
    case 'download':
      return precache.download();
    case 'apply':
    case 'take':
      if (!(await precache.switchToNewest())) throw new Error('The newest build is not complete.');
      return skipWaiting();
    case 'remove':
      return precache.remove();
    case 'activate':
      return skipWaiting();
  }
}
