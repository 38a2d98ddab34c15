/** The part of the Network Information API that is used here. Only some browsers have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader wants, or has to, save data: then nothing is loaded that was not asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
