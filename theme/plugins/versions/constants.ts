/** Storage key of the major version of the library that the reader uses. */
export const VERSION_KEY = 'library-version';

/** Storage key of the changes that the reader has checked, by upgrade. */
export const UPGRADES_KEY = 'library-upgrades';

/** The style sheet with the marks, below the base path. */
export const SHEET = 'versions.css';
