import { useEffect, useMemo, useState } from 'react';
import {
  type DemoEvents,
  MAX_UPDATES,
  type Span,
  type StateView,
  type StoreUpdate,
} from '../runtime/events';

/** Record of a running demo. */
export interface DemoRecord extends StateView {
  /** Newest first. */
  updates: StoreUpdate[];
  /** In order of their start. */
  spans: Span[];
  /** Id of the update whose state the stores have. */
  current: number;
}

/** Collects a demo's reports, rendering at most once per frame. */
export function useRecord() {
  const [record, setRecord] = useState<DemoRecord>(EMPTY);
  const { stop, ...recorder } = useMemo(() => createRecorder(setRecord), []);
  useEffect(() => stop, [stop]);
  return { record, ...recorder };
}

const EMPTY: DemoRecord = { groups: [], stacks: [], updates: [], spans: [], current: 0 };

export function createRecorder(show: (record: DemoRecord) => void) {
  let record = EMPTY;
  let frame = 0;
  const change = (part: Partial<DemoRecord>) => {
    record = { ...record, ...part };
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      show(record);
    });
  };
  const events: Pick<DemoEvents, 'onState' | 'onUpdate' | 'onSpan'> = {
    onState: change,
    onUpdate(update) {
      const updates = replaced(record.updates, update);
      if (updates) change({ updates });
      else {
        const all = [update, ...record.updates];
        change({ updates: all.slice(0, MAX_UPDATES), current: update.id });
      }
    },
    onSpan(span) {
      const spans = replaced(record.spans, span) ?? [...record.spans, span].slice(-MAX_UPDATES);
      change({ spans });
    },
  };
  return {
    events,
    /** Called when the stores have restored the state of this update. */
    goTo: (update: number) => change({ current: update }),
    /** Discards reports of an earlier start. */
    clear: () => change(EMPTY),
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Returns the list with one item replaced; undefined if it does not contain the item. */
const replaced = <T extends { id: number }>(items: readonly T[], next: T): T[] | undefined =>
  items.some(({ id }) => id === next.id)
    ? items.map((one) => (one.id === next.id ? next : one))
    : undefined;
