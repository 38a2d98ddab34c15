import { inProject } from '../../lib/paths';

/** The options of Angular's compiler for everything that the site compiles. */
export const CONFIGURATION = inProject('scripts/plugins/compiler/angular.tsconfig.json');
