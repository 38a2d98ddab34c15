import { useCallback, useEffect, useRef } from 'react';
import type { EditedDemo } from './Editor/EditedDemo';
import { loadEditedDemo } from './load';
import type { StartDemo } from './runtime/events';
import type { GeneratedDemo } from './types';

/**
 * Runs a demo that the page generates, and runs new code as soon as the page has generated it.
 *
 * @param onCode called with the start function initially and after each change, and with whether the code is already
 * running
 * @param onProblem called with the problem in the code
 */
export function useGenerated(
  generated: GeneratedDemo | undefined,
  onCode: (start: StartDemo, isRunning: boolean) => void,
  onProblem: (message: string) => void,
): StartDemo {
  const demo = useRef<EditedDemo>(undefined);
  const latest = useRef(generated);
  latest.current = generated;
  const start = useCallback<StartDemo>(
    async (host, events) => {
      const edited = await loadEditedDemo();
      const code = latest.current;
      if (!edited || !code) return { stop: () => {}, restore: () => {} };
      demo.current = new edited.EditedDemo(code.main, code.sources, (problem) => {
        if (problem) onProblem(problem.message);
      });
      return demo.current.start(host, events);
    },
    [onProblem],
  );
  useEffect(() => {
    if (!generated) return;
    const isRunning = demo.current?.isOpen ?? false;
    if (demo.current && isRunning) {
      demo.current.sources = generated.sources;
      demo.current.run();
    }
    onCode(start, isRunning);
  }, [generated, start, onCode]);
  return start;
}
