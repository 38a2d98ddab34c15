import { FIRST_MAJOR } from '../../lib/versions';
import { SHEET, VERSION_KEY } from './constants';

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
