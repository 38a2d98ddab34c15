/** Public API for other plugins. */
export { Tabs } from './Tabs';
