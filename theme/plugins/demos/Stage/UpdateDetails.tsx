import type { StoreUpdate } from '../runtime/events';
import { shortTextOf, textOf } from '../runtime/textOf';
import { CausingLine } from './CausingLine';

/** Renders the expanded details of an update. */
export function UpdateDetails({ update: { changes, place, message } }: { update: StoreUpdate }) {
  const values = changes
    .flatMap(({ before, after }) => [before, after])
    .filter((value) => value !== undefined);
  const isCut = values.some((value) => shortTextOf(value) !== textOf(value));
  return (
    <>
      {isCut && (
        <details>
          <summary>Full values</summary>
          {changes.map(({ path, before, after }) => (
            <pre key={path.join('.')}>
              {path.join('.')}
              {before !== undefined && `\nbefore ${textOf(before)}`}
              {after !== undefined && `\nafter ${textOf(after)}`}
            </pre>
          ))}
        </details>
      )}
      {place && <CausingLine place={place} />}
      {message && (
        <details>
          <summary>Message to Redux DevTools</summary>
          <pre>{message}</pre>
        </details>
      )}
    </>
  );
}
