import type { ReactNode } from 'react';
import { plugins } from 'virtual-plugin-frames';
import type { FrameSlot } from '../lib/plugin';

/** Renders the content that plugins add to a slot of the frame. */
export const slot = (name: FrameSlot): ReactNode =>
  plugins.reduce<ReactNode>(
    (before, { [name]: Component }) =>
      Component ? (
        <>
          {before}
          <Component />
        </>
      ) : (
        before
      ),
    undefined,
  );
