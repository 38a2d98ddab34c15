import { vi } from 'vitest';
import { restoreScroll } from '../app/router/scrollPosition';
import { startForTest } from '../testing/document';
import { testGarbage } from '../testing/garbage';
import { keepColorMode } from '../ui/ColorMode/colorModeStore';
import { headScript } from '../ui/ColorMode/headScript';
import { reloadOnce } from './reloadOnce';

const COLORS = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
} as const;

testGarbage(
  'theme',
  () => {
    // Runs the scripts as in the head of each page.
    document.documentElement.append(
      Object.assign(document.createElement('script'), { text: headScript(COLORS) }),
    );
    startForTest(() => keepColorMode(COLORS, () => {}));
    return document.documentElement.dataset.theme;
  },
  { stays: true },
);

testGarbage(
  'scroll',
  () => {
    class Reload {
      type = 'reload';
    }
    vi.stubGlobal('PerformanceNavigationTiming', Reload);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Reload() as never]);
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    scroll.mockClear();
    restoreScroll();
    return scroll.mock.calls;
  },
  { area: sessionStorage },
);

testGarbage(
  'route-reload',
  () => {
    const reloads = reloadOnce('/docs/extensions', new Error('lost'), () => {});
    sessionStorage.clear();
    return reloads;
  },
  { area: sessionStorage },
);
