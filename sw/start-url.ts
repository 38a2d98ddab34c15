/**
 * Query of the address at which an installed site starts. The worker leads from there to the page that
 * was read last; without a worker it is the home page.
 */
export const LAUNCH_QUERY = '?launch';
