/** Exports for other plugins. */
export { SCREENSHOTS } from './app-manifest';
