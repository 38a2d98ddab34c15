/** Public API for other plugins. */
export { CHECK_EVENT, passedIn, reportPassed } from './checkEvent';
