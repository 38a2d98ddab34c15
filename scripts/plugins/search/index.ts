/** Exports for other plugins. */
export { createEngine, type SearchEngine } from '../../../theme/plugins/search/engine';
export { messageIn } from '../../../theme/plugins/search/errorMessage';
export { KIND_LABELS } from '../../../theme/plugins/search/kindLabels';
export { isType } from '../../../theme/plugins/search/tokens';
export { readBuiltIndex } from './built-index';
export { isSymbol, pageKindOf } from './sections';
