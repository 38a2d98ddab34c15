/** The part of the Network Information API that is used here. Some browsers lack it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader saves data, or has a connection that is too slow for anything but the page itself. */
export function savesData(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
