/** What other plugins use of the search. */
export { isType } from '../../../theme/plugins/search/tokens';
export { isSymbol, kindOf } from './sections';
