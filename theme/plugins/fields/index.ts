/** Public API for other plugins. */

export { Choice, Field, fields, typedInto } from './Fields';
export { RequestedResult, useRequestedResult } from './requestedResult';
export { useAddress } from './useAddress';
