/** Public API for other plugins. */
export type { SearchAnswer, SearchEngine } from './engine';
export type { ErrorAnswer } from './explain';
export { loadEngine, useEngine } from './load';
export { messageInAddress } from './query';
