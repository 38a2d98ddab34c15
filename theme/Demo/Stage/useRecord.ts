import { useEffect, useMemo, useState } from 'react';
import {
  type DemoEvents,
  MAX_UPDATES,
  type Span,
  type StoreUpdate,
  type StoreView,
} from '../runtime/events';

/** What is known of a running demo. */
export interface DemoRecord {
  stores: StoreView[];
  /** Newest first. */
  updates: StoreUpdate[];
  /** In the order in which they began. */
  spans: Span[];
  /** The update whose state the stores have. */
  current: number;
}

/** Collects what a demo reports, at most one rendering a frame. */
export function useRecord() {
  const [record, setRecord] = useState<DemoRecord>(EMPTY);
  const { events, goTo, clear, stop } = useMemo(() => createRecorder(setRecord), []);
  useEffect(() => stop, [stop]);
  return { record, events, goTo, clear };
}

const EMPTY: DemoRecord = { stores: [], updates: [], spans: [], current: 0 };

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
    onState: (stores) => change({ stores }),
    onUpdate(update) {
      const { updates, current } = record;
      const isNew = !updates.some(({ id }) => id === update.id);
      change({
        updates: isNew
          ? [update, ...updates].slice(0, MAX_UPDATES)
          : updates.map((one) => (one.id === update.id ? update : one)),
        current: isNew ? update.id : current,
      });
    },
    onSpan(span) {
      const { spans } = record;
      const isNew = !spans.some(({ id }) => id === span.id);
      change({
        spans: isNew
          ? [...spans, span].slice(-MAX_UPDATES)
          : spans.map((one) => (one.id === span.id ? span : one)),
      });
    },
  };
  return {
    events,
    /** The stores have the state of this update again. */
    goTo: (update: number) => change({ current: update }),
    /** Forgets what was reported of an earlier start. */
    clear: () => change(EMPTY),
    stop: () => cancelAnimationFrame(frame),
  };
}
