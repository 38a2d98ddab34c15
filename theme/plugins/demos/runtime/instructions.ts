/** Angular's template instructions, by name. Angular fills it (`scripts/plugins/demos/angular.ts`). */
export const instructions: Record<string, unknown> = {};
