/** The part of the Network Information API that matters here; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether loading ahead would cost the reader: a 2g connection, or data saver switched on. */
export function isConnectionSpare(
  connection = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
