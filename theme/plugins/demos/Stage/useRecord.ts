import { useEffect, useMemo, useState } from 'react';
import { type DemoEvents, type Group, MAX_UPDATES, type StoreUpdate } from '../runtime/events';

/** What the inspector shows of a running demo. */
export interface DemoRecord {
  groups: Group[];
  /** Newest first. */
  updates: StoreUpdate[];
}

const EMPTY: DemoRecord = { groups: [], updates: [] };

export function useRecord() {
  const [record, setRecord] = useState<DemoRecord>(EMPTY);
  const { stop, ...recorder } = useMemo(() => createRecorder(setRecord), []);
  useEffect(() => stop, [stop]);
  return { record, ...recorder };
}

/** @param show called at most once per animation frame, because demos may report more often than that */
export function createRecorder(show: (record: DemoRecord) => void) {
  let record = EMPTY;
  let request = 0;
  const change = (part: Partial<DemoRecord>) => {
    record = { ...record, ...part };
    request ||= requestAnimationFrame(() => {
      request = 0;
      show(record);
    });
  };
  const events: Pick<DemoEvents, 'onState' | 'onUpdate'> = {
    onState: (groups) => change({ groups }),
    onUpdate(update) {
      const { updates } = record;
      const isKnown = updates.some(({ id }) => id === update.id);
      change({
        updates: isKnown
          ? updates.map((earlier) => (earlier.id === update.id ? update : earlier))
          : [update, ...updates].slice(0, MAX_UPDATES),
      });
    },
  };
  return {
    events,
    /** Discards reports of an earlier start. */
    clear: () => change(EMPTY),
    stop: () => cancelAnimationFrame(request),
  };
}
