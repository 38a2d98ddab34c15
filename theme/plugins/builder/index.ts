/** Public API for other plugins. */
export { AFTER } from './needs';
