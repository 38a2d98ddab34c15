/** Exports for other plugins. */
export { withoutChecks } from './content/checks';
export { DEMOS_FOLDER, readDemoSources } from './content/demo-sources';
export { demoFileOf } from './content/demos';
export { runLinker } from './linker';
