import { STORAGE_KEYS } from '../config/constants';
import type { AnnouncementBarConfig, ColorModeConfig } from '../config/types';

/**
 * The inline script in every page's head, the not-found page's included. It runs before the first paint, so that nothing flashes:
 * `data-theme` is the colour mode, `data-js` says that scripts run, and `data-announcement="dismissed"`
 * hides an announcement that the reader has closed.
 *
 * It is written for size, and must not throw where storage is forbidden.
 */
export function headScript(
  { defaultMode, disableSwitch, respectPrefersColorScheme }: ColorModeConfig,
  bar?: AnnouncementBarConfig,
): string {
  const read = (key: string) => `s.getItem(${JSON.stringify(key)})`;
  const system = `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`;
  const parts = [
    `var d=document.documentElement.dataset,t=${respectPrefersColorScheme ? system : JSON.stringify(defaultMode)};`,
    'd.js="";',
    'try{var s=localStorage,v;',
    disableSwitch ? '' : `v=${read(STORAGE_KEYS.theme)};if(v==="light"||v==="dark")t=v;`,
    bar
      ? `if(${read(STORAGE_KEYS.announcementDismissed)}==="true"&&${read(STORAGE_KEYS.announcementId)}===${JSON.stringify(bar.id)})d.announcement="dismissed";`
      : '',
    '}catch(e){}',
    'd.theme=t',
  ];
  // A closing tag in an announcement's id would end the script element.
  return `!function(){${parts.join('')}}()`.replace(/<\//g, '<\\/');
}
