/** Public API for other plugins. */
export { AskedResult, useAskedResult } from './askedResult';
export { Choice, Field, fields, typedInto } from './Fields';
export { useAddress } from './useAddress';
