import { docIdOf } from './docs';

/**
 * Page ids of the tutorial's steps, in order. Each step shows one demo, which is named like the page, but with a dash
 * instead of the slash.
 */
export const TUTORIAL_STEPS: string[] = [
  'tutorial',
  'tutorial/load',
  'tutorial/request-state',
  'tutorial/undo',
  'tutorial/storage',
  'tutorial/test',
  'tutorial/devtools',
];

/** Returns the index of the step on a page; -1 for other pages. */
export const tutorialStepOf = (route: string): number =>
  TUTORIAL_STEPS.indexOf(docIdOf(route) ?? '');
