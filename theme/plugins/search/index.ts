/** Public API for other plugins. */
export type { SearchEngine } from './engine';
export { messageIn } from './errorMessage';
export { KIND_LABELS } from './kindLabels';
export { loadEngine } from './load';
export { messageInAddress } from './messageLink';
export { SignatureCode } from './SignatureCode';
export type { SearchAnswer } from './types';
export { useEngine } from './useEngine';
