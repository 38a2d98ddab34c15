import { STORAGE_KEYS } from '../../config/constants';
import type { AnnouncementBarConfig, ColorModeConfig } from '../../config/types';

const { announcementDismissed: DISMISSED, announcementId: ID } = STORAGE_KEYS;

/**
 * The inline script in the head of every page, including the not-found page. Runs before the first paint to prevent a
 * flash: `data-theme` is the colour mode, `data-js` shows that scripts run, and `data-announcement="dismissed"` hides
 * a dismissed announcement. One with another id is shown again.
 *
 * Written for size. Must not throw when storage is blocked.
 */
export function headScript(
  { defaultMode, disableSwitch, respectPrefersColorScheme }: ColorModeConfig,
  bar?: AnnouncementBarConfig,
): string {
  const read = (key: string) => `s.getItem(${JSON.stringify(key)})`;
  const write = (key: string, value: string) => `s.setItem(${JSON.stringify(key)},${value})`;
  const id = JSON.stringify(bar?.id);
  const system = `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`;
  const parts = [
    `var d=document.documentElement.dataset,t=${respectPrefersColorScheme ? system : JSON.stringify(defaultMode)};`,
    'd.js="";',
    'try{var s=localStorage,v;',
    disableSwitch ? '' : `v=${read(STORAGE_KEYS.theme)};if(v==="light"||v==="dark")t=v;`,
    bar?.closeable
      ? `if(${read(ID)}!==${id}){${write(ID, id)};${write(DISMISSED, '"false"')}}if(${read(DISMISSED)}==="true")d.announcement="dismissed";`
      : '',
    '}catch(e){}',
    'd.theme=t',
  ];
  // A closing tag in an announcement's id would end the script element.
  return `!function(){${parts.join('')}}()`.replace(/<\//g, '<\\/');
}
