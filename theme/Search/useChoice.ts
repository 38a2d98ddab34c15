import { type KeyboardEvent, useEffect, useState } from 'react';

/** How Enter was pressed: a modifier asks for another tab. */
export type OpenIn = 'here' | 'tab';

interface Choice {
  /** Number of the chosen result. */
  active: number;
  choose: (at: number) => void;
  /** Goes back to the first choice, for other results. */
  reset: () => void;
  /** Enter was pressed before there were results: the chosen one opens when they come. */
  isAwaited: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Chooses among results with the arrow keys and Enter. Who types faster than the index loads gets what the
 * same keys do later: they are kept until the results are there.
 *
 * @param targets where the results lead; undefined while they are not known
 * @param onOpen takes one of the targets
 * @param first number of the result that is chosen until the reader chooses
 */
export function useChoice(
  targets: readonly string[] | undefined,
  onOpen: (target: string, where: OpenIn) => void,
  first = 0,
  awaited?: OpenIn,
): Choice {
  const [wished, setWished] = useState<number>();
  const [open, setOpen] = useState<OpenIn | undefined>(awaited);
  const last = targets ? targets.length - 1 : Number.POSITIVE_INFINITY;
  const active = Math.max(0, Math.min(wished ?? first, last));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what Enter asked for happens once, when results are there.
  useEffect(() => {
    if (!open || !targets) return;
    setOpen(undefined);
    const target = targets[active];
    if (target) onOpen(target, open);
  }, [open, targets !== undefined]);

  function move(by: number) {
    const next = active + by;
    // Without results there is no end to come round from.
    if (next < 0) setWished(targets ? last : 0);
    else setWished(next > last ? 0 : next);
  }

  return {
    active,
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
      if (event.nativeEvent.isComposing) return;
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by && last >= 0) move(by);
      else if (event.key === 'Enter') setOpen(event.ctrlKey || event.metaKey ? 'tab' : 'here');
      else return;
      event.preventDefault();
    },
  };
}
