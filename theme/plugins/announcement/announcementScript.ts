import type { AnnouncementBarConfig } from '../../config/types';

/** Storage keys. */
const ID = 'announcement.id';
export const DISMISSED = 'announcement.dismiss';

/**
 * Returns the inline script in the head that hides a dismissed announcement before the first paint, which prevents a
 * flash. An announcement with another id is shown again. The script must not throw when storage is blocked.
 */
export function announcementScript(bar: AnnouncementBarConfig): string {
  // A closing tag in the id would end the script element.
  const id = JSON.stringify(bar.id).replace(/<\//g, '<\\/');
  return `!function(){try{var s=localStorage;if(s.getItem("${ID}")!==${id}){s.setItem("${ID}",${id});s.setItem("${DISMISSED}","false")}if(s.getItem("${DISMISSED}")==="true")document.documentElement.dataset.announcement="dismissed"}catch(e){}}()`;
}
