/** For other plugins. */
export { errorCases } from './sections';
