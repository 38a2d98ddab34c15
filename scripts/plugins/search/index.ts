/** Exports for other plugins. */
export { isSymbol, isType, KIND_LABELS, pageKindOf } from '../../../theme/config/pageKinds';
export { createEngine, type SearchEngine } from '../../../theme/plugins/search/engine';
export { messageIn } from '../../../theme/plugins/search/query';
export { readBuiltIndex } from './index-files';
export { errorCases } from './sections';
