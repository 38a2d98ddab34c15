import { useEffect, useRef, useState } from 'react';
import { useLoad } from '../../../ui/lazy/useLoad';
import type { CodePlace } from '../runtime/events';
import { type CodeLine, findLine, markLine } from './lines';

/** Renders the line of code that caused an update. While open, the line is marked in the source beside it. */
export function CausingLine({ place }: { place: CodePlace }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Line that caused this</summary>
      {open && <Line place={place} />}
    </details>
  );
}

function Line({ place }: { place: CodePlace }) {
  const box = useRef<HTMLDivElement>(null);
  /** Null if unknown. */
  const [line, setLine] = useState<CodeLine | null>();
  const { error } = useLoad(
    () => findLine(place),
    (found) => setLine(found ?? null),
    place,
  );
  useEffect(
    () => (line ? markLine(box.current?.closest('.demo') ?? null, line) : undefined),
    [line],
  );

  if (error) return 'The source could not be loaded. Check the connection.';
  if (line === undefined) return 'Loading …';
  if (!line) return 'The page has a different version of this demo. Reload the page.';
  return (
    <div ref={box}>
      {line.file}, line {line.line}
      <pre>{line.text.trim()}</pre>
    </div>
  );
}
