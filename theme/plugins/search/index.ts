/** Public API for other plugins. */
export { messageInAddress } from './messageLink';
export type { SearchAnswer } from './types';
export { useEngine } from './useEngine';
