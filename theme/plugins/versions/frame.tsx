import { createElement } from 'react';
import type { FramePlugin } from '../../lib/plugin';

export default {
  // The element renders itself (`choice.ts`).
  versionMenu: () => createElement('version-choice'),
} satisfies FramePlugin;
