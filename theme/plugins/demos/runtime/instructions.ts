/**
 * Angular's template instructions, by name. The build makes `@angular/core` export the list that Angular keeps for its
 * compiler in the browser.
 */
export const instructions: Record<string, unknown> = {};
