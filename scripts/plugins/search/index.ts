/** Exports for other plugins. */
export { isType } from '../../../theme/plugins/search/tokens';
export { isSymbol, pageKindOf } from './sections';
