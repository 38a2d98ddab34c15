/** Exports for other plugins. */
export { withoutChecks } from './content/checks';
export { codeDiff } from './content/code-diff';
export { DEMOS_FOLDER, readDemoSources } from './content/demo-sources';
export { demoFileOf, demoWordsOf } from './content/demos';
export { createProject } from './project';
