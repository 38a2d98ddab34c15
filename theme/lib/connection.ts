/** The part of the Network Information API that is used here. Some browsers lack it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function savesData(
  connection = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
