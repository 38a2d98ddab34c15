import { FIRST_MAJOR } from '../../lib/versions';

/** Storage key of the major version of the library that the reader uses. */
export const VERSION_KEY = 'library-version';

/** The style sheet with the marks, below the base path. */
export const SHEET = 'versions.css';

/** Loads the marks before the first paint. Written for size, because every page contains it. */
export const versionScript = (base: string, newest: number): string =>
  [
    `try{var v=localStorage.getItem("${VERSION_KEY}"),l=document.createElement("link");`,
    `if(v>=${FIRST_MAJOR}&&v<${newest})document.documentElement.dataset.library=v,l.rel="stylesheet",`,
    `l.href="${base}${SHEET}",l.blocking="render",document.head.append(l)}catch(e){}`,
  ].join('');
