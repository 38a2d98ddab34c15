import { plugins } from 'virtual-plugin-frames';
import type { FramePlugin } from '../lib/plugin';

/** What plugins render into the frame. */
export const slots: FramePlugin = Object.assign({}, ...plugins);
