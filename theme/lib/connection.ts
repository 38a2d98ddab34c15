/** The part of the Network Information API that is used here. Some browsers lack it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether to load only what the reader asks for, because a data saver is on or the connection is 2g. */
export function savesData(
  connection = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
