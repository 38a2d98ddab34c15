/**
 * What compiled templates call of Angular, by name. The build has `@angular/core` hand over the list that it keeps
 * for its compiler in the browser: nothing needs to name them a second time.
 */
export const instructions: Record<string, unknown> = {};
