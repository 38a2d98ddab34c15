import { docIdOf } from './docs';

/**
 * The steps of the tutorial in their order: ids of its pages. A step shows one demo, which is called like the
 * page with a dash for the slash.
 */
export const TUTORIAL_STEPS = [
  'tutorial',
  'tutorial/load',
  'tutorial/request-state',
  'tutorial/undo',
  'tutorial/storage',
  'tutorial/test',
  'tutorial/devtools',
];

/** Which step a page is, from 0; -1 where it is none. */
export const tutorialStepOf = (route: string): number =>
  TUTORIAL_STEPS.indexOf(docIdOf(route) ?? '');
