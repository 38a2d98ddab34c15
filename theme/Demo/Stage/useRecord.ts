import { useEffect, useMemo, useState } from 'react';
import type { DemoEvents } from '../runtime/runDemo';
import { type Change, compare, type Snapshot, textOf } from '../runtime/stores';

/** One line of the log. */
export interface LogEntry {
  id: number;
  /** The update's name, where the demo gives it one. */
  name?: string;
  /** The store, where there are several. */
  store?: string;
  changes: Change[];
  /** What the Redux DevTools extension gets, as JSON. */
  message?: string;
}

/** What is known of a running demo. */
export interface DemoRecord {
  snapshots: Snapshot[];
  /** Newest first. */
  log: LogEntry[];
}

/** Entries that the log keeps. */
const MAX_ENTRIES = 50;

/** Collects what a demo reports, at most one rendering a frame. */
export function useRecord() {
  const [record, setRecord] = useState<DemoRecord>({ snapshots: [], log: [] });
  const { events, clear, stop } = useMemo(() => createRecorder(setRecord), []);
  useEffect(() => stop, [stop]);
  return { record, events, clear };
}

export function createRecorder(show: (record: DemoRecord) => void) {
  let snapshots: Snapshot[] = [];
  let log: LogEntry[] = [];
  let count = 0;
  let frame = 0;
  let known: Record<string, Record<string, string>> = {};

  const changed = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      show({ snapshots, log });
    });
  };
  const add = (entry: Omit<LogEntry, 'id'>) => {
    log = [{ id: ++count, ...entry }, ...log].slice(0, MAX_ENTRIES);
    changed();
  };

  const events: Omit<DemoEvents, 'onStart' | 'onCheck' | 'onError'> = {
    onState(next) {
      snapshots = next;
      changed();
    },
    onUpdate: ({ store, changes }) => add({ store, changes }),
    onMessage({ action, state }) {
      const changes = Object.entries(state).flatMap(([store, value]) => {
        const after = textOf(Object(value));
        const before = known[store] ?? {};
        known[store] = after;
        return compare(before, after);
      });
      add({ name: action.type, changes, message: JSON.stringify({ action, state }, null, 2) });
    },
  };
  /** Forgets what was reported of an earlier start. */
  const clear = () => {
    snapshots = [];
    log = [];
    count = 0;
    known = {};
    changed();
  };
  return { events, clear, stop: () => cancelAnimationFrame(frame) };
}
