import { createContext } from 'react';

/**
 * Height, in px, up to which a page is shown; what lies below waits. Of a page that the reader goes to, the
 * first screen comes first and the rest one frame later: to build, style and lay out all of a long guide
 * takes several times as long.
 */
export const ShownHeight = createContext(Number.POSITIVE_INFINITY);

/** The height of the window. A tab in the background gets no frames, so its pages come as a whole. */
export const firstScreen = (): number => (document.hidden ? Number.POSITIVE_INFINITY : innerHeight);

/** Does something once the next frame is on the screen; at once in the background, where there is none. */
export function afterPaint(work: () => void): void {
  if (document.hidden) {
    work();
    return;
  }
  requestAnimationFrame(() => {
    // A task that a frame's callback asks for runs when that frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      work();
    };
    port2.postMessage(null);
  });
}
