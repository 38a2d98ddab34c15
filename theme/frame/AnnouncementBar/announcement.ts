import type { AnnouncementBarConfig } from '../../config/types';

const ID = 'announcement.id';
const DISMISSED = 'announcement.dismiss';

/**
 * The inline script in the head of a site with an announcement that can be dismissed. It hides a dismissed one
 * before the first paint, which prevents a flash, and handles the button, so that sites without an announcement load
 * nothing for it. An announcement with another id is shown again. The script must not throw when storage is blocked.
 */
export function announcementScript(bar: AnnouncementBarConfig): string {
  // A closing tag in the id would end the script element.
  const id = JSON.stringify(bar.id).replace(/<\//g, '<\\/');
  return `!function(d){function h(){d.dataset.announcement="dismissed"}addEventListener("click",function(e){if(e.target.closest("[data-action=dismiss-announcement]")){h();try{localStorage.setItem("${DISMISSED}","true")}catch(e){}}});try{var s=localStorage;if(s.getItem("${ID}")!==${id}){s.setItem("${ID}",${id});s.setItem("${DISMISSED}","false")}s.getItem("${DISMISSED}")==="true"&&h()}catch(e){}}(document.documentElement)`;
}
