import { COLOR_MODE_KEY } from '../../config/constants';
import type { ColorModeConfig } from '../../config/types';

/**
 * The inline script in the head of every page, including the not-found page. It runs before the first paint,
 * which prevents a flash: `data-theme` is the color mode, and `data-js` shows that scripts run.
 *
 * Written for size. The script must not throw when storage is blocked.
 */
export function headScript({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: ColorModeConfig): string {
  const stored = `localStorage.getItem(${JSON.stringify(COLOR_MODE_KEY)})`;
  const system = `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`;
  const parts = [
    `var d=document.documentElement.dataset,t=${respectPrefersColorScheme ? system : JSON.stringify(defaultMode)};`,
    'd.js="";',
    disableSwitch ? '' : `try{var v=${stored};if(v==="light"||v==="dark")t=v}catch(e){}`,
    'd.theme=t',
  ];
  return `!function(){${parts.join('')}}()`;
}
