/** Storage key of the major version of the library that the reader uses. */
export const VERSION_KEY = 'library-version';
