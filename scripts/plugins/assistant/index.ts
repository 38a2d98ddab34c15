/** Exports for other plugins. */
export { type FactsFile, readFactsFiles, testsOf } from './facts';
