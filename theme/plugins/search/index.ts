/** Public API for other plugins. */
export type { SearchAnswer, SearchEngine } from './engine';
export { loadEngine, useEngine } from './load';
export { messageIn, messageInAddress } from './query';
