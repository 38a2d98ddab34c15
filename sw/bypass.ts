/** Addresses that bypass the worker, which shows whether it causes a problem, or leads to the host behind it. */
const PARAMETER = 'no-worker';

/** The value for a single page load, which the page removes from its address. */
const ONCE = 'once';

export const bypassesWorker = (address: string): boolean =>
  URL.canParse(address) && new URL(address).searchParams.has(PARAMETER);

/** The same address, which bypasses the worker once. The answer may be a login page that leads back to it. */
export function bypassOnce(address: string): string {
  const url = new URL(address);
  url.searchParams.set(PARAMETER, ONCE);
  return url.href;
}

/** Undoes `bypassOnce`. */
export function withoutBypassOnce(address: string): string {
  const url = new URL(address);
  if (url.searchParams.get(PARAMETER) === ONCE) url.searchParams.delete(PARAMETER);
  return url.href;
}
