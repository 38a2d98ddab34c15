import { FIRST_MAJOR } from '../../lib/versions';

/** Storage key of the major version of the library that the reader uses. */
export const VERSION_KEY = 'library-version';

/** The style sheet with the marks, below the base path. */
export const SHEET = 'versions.css';

/**
 * Returns the inline script that loads the marks before the first paint if the reader has chosen an older version.
 * Written for size, and in the idioms of the other inline scripts, because every page contains it. The script must not
 * throw when storage is blocked.
 *
 * @param base starts and ends with a slash
 * @param newest the newest major version
 */
export const versionScript = (base: string, newest: number): string =>
  [
    `try{var v=localStorage.getItem("${VERSION_KEY}"),l=document.createElement("link");`,
    `if(v>=${FIRST_MAJOR}&&v<${newest})document.documentElement.dataset.library=v,l.rel="stylesheet",`,
    `l.href="${base}${SHEET}",l.blocking="render",document.head.append(l)}catch(e){}`,
  ].join('');
