import { type KeyboardEvent, useEffect, useState } from 'react';
import { isComposing } from './composition';

/** Where Enter opens the result. With a modifier key, it opens another tab. */
export type OpenIn = 'here' | 'tab';

interface Choice {
  /** Index of the selected result. */
  active: number;
  /** Whether the reader has moved the selection, rather than typed. */
  isMoved: boolean;
  choose: (at: number) => void;
  /** Resets the selection for other results. */
  reset: () => void;
  /** Whether Enter was pressed before there were results. If so, the selected result opens when they arrive. */
  isAwaited: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keys pressed while the index is loading, when there are no `targets` yet, take effect when there are results. */
export function useChoice(
  targets: readonly string[] | undefined,
  onOpen: (target: string, where: OpenIn) => void,
  awaited?: OpenIn,
): Choice {
  const [wished, setWished] = useState<number>();
  const [open, setOpen] = useState<OpenIn | undefined>(awaited);
  const last = targets ? targets.length - 1 : Number.POSITIVE_INFINITY;
  const active = Math.max(0, Math.min(wished ?? 0, last));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending Enter is handled once, when results arrive.
  useEffect(() => {
    if (!open || !targets) return;
    setOpen(undefined);
    const target = targets[active];
    if (target) onOpen(target, open);
  }, [open, targets !== undefined]);

  function move(by: number) {
    const next = active + by;
    // Without results, there is no end to wrap around.
    if (next < 0) setWished(targets ? last : 0);
    else setWished(next > last ? 0 : next);
  }

  return {
    active,
    isMoved: wished !== undefined,
    choose(at) {
      setWished(at);
      setOpen(undefined);
    },
    reset() {
      setWished(undefined);
      setOpen(undefined);
    },
    isAwaited: open !== undefined,
    onKeyDown(event) {
      if (isComposing(event.nativeEvent)) return;
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by && last >= 0) move(by);
      else if (event.key === 'Enter') setOpen(event.ctrlKey || event.metaKey ? 'tab' : 'here');
      else return;
      event.preventDefault();
    },
  };
}
