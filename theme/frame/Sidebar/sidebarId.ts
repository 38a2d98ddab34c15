/** Id of the sidebar, to which the menu links without scripts. */
export const SIDEBAR_ID = 'sidebar';
