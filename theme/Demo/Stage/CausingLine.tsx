import { useEffect, useRef, useState } from 'react';
import type { CodePlace } from '../runtime/events';
import { type CodeLine, findLine, markLine } from './lines';

/** The line of the demo's code that caused an update. While it is open, the source beside has it marked. */
export function CausingLine({ place }: { place: CodePlace }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [line, setLine] = useState<CodeLine>();
  const [note, setNote] = useState('');

  useEffect(() => {
    if (!open) return undefined;
    let gone = false;
    let unmark = () => {};
    setNote('Loading …');
    findLine(place)
      .then((found) => {
        if (gone) return;
        setLine(found);
        setNote('The page has another version of this demo: reload it.');
        if (found) unmark = markLine(details.current?.closest('.demo') ?? null, found);
      })
      .catch(() => {
        if (!gone) setNote('The source could not be loaded. Check the connection.');
      });
    return () => {
      gone = true;
      unmark();
    };
  }, [open, place]);

  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Line that caused it</summary>
      {line ? (
        <>
          {line.file}, line {line.line}
          <pre>{line.text.trim()}</pre>
        </>
      ) : (
        note
      )}
    </details>
  );
}
