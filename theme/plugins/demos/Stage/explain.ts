/** Explains to the reader why a demo may have failed, if known. */
export function explain(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'DemoStopped':
      return '';
    case 'SecurityError':
      return 'The browser blocks storage for this page.';
    case 'QuotaExceededError':
      return 'The browser storage of this site is full.';
    case 'ChunkLoadError':
      return 'Its code could not be loaded: check the connection.';
    default:
      return 'It threw an error that its code does not handle.';
  }
}
