/** Replaces the build's `virtual-demos` in unit tests: a site without demos. */
import type { LoadDemo } from '../types';

export const demos: Record<string, LoadDemo> = {};
