/** Exports for other plugins. */
export { addressesFile } from './address-list';
