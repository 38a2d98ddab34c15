import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAbsence, noteAbsence } from '../../sw/client/abandonment';
import { editorChoice, hasPreference } from '../../sw/client/preferences';
import { restoreScroll } from '../app/router/scrollPosition';
import { applyTabChoices } from '../content/Tabs/tabChoice';
import { applyGrouping } from '../frame/Sidebar/applyGrouping';
import { readDraft, readShared } from '../plugins/demos/Editor/drafts';
import { recentSearches } from '../plugins/search/recent';
import { followStep } from '../plugins/tutorial/TutorialSteps/tutorial';
import { chosenMajor } from '../plugins/versions/chosen';
import { createColorModeStore } from '../ui/ColorMode/colorModeStore';
import { headScript } from '../ui/ColorMode/headScript';
import { reloadOnce } from './loadFailure';
import { readPreferredVersion } from './preferredVersion';

const COLORS = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
} as const;

/** All keys that the site stores, and what a page does with each. */
const READERS: Record<string, () => unknown> = {
  theme: () => {
    // Run as in the head of each page.
    document.documentElement.append(
      Object.assign(document.createElement('script'), { text: headScript(COLORS) }),
    );
    createColorModeStore(COLORS).subscribe(() => {})();
    return document.documentElement.dataset.theme;
  },
  'api-grouping': () => {
    const nav = element('<button data-action="group-symbols" value="kind">Kind</button>');
    applyGrouping(nav);
    return nav.innerHTML;
  },
  'tabs.package-manager': () => {
    const tabs = element(
      '<div class="tabs" data-group="package-manager"><label class="tab"><input type="radio" value="npm"></label></div>',
    );
    applyTabChoices(tabs);
    return tabs.querySelector('input')?.checked;
  },
  tutorial: () => {
    const article = element('<div class="tutorial"><a data-step="one">1</a></div>');
    followStep(article, AbortSignal.abort());
    return article.innerHTML;
  },
  'search.recent': recentSearches,
  'library-version': chosenMajor,
  'docs-preferred-version-default': () => readPreferredVersion('default', [{ name: 'current' }]),
  'demo.with-reset': () => readDraft('with-reset'),
  'demo.with-reset.shared': () => readShared('with-reset'),
  'offline.gone': () => {
    const isAbandoned = noteAbsence();
    forgetAbsence();
    return isAbandoned;
  },
  'offline.editor': editorChoice,
  'offline.removed': () => hasPreference('removed'),
  'offline.told': () => hasPreference('welcomed'),
  scroll: () => {
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
  'route-reload': () => {
    const reloads = reloadOnce('/docs/extensions', new Error('lost'), () => {});
    sessionStorage.clear();
    return reloads;
  },
};

const PER_TAB = ['scroll', 'route-reload'];

/** Nothing that the site stores under any key. */
const GARBAGE = {
  nothing: '',
  'half an object': '{',
  'a number': '-5',
  null: 'null',
  'an object of numbers': '{"a":1}',
  'a text': '"abc"',
  'a list of lists': '[["2026-11-20"],[],null]',
  'a list of numbers': '[1,2,3]',
  'lines of text': 'one\ntwo\u0000',
  'something huge': 'x'.repeat(1_000_000),
};

function element(html: string): HTMLElement {
  const div = document.createElement('div');
  div.innerHTML = html;
  document.body.replaceChildren(div);
  return div;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe.each(Object.entries(READERS))('a page that finds garbage under “%s”', (key, read) => {
  const area = () => (PER_TAB.includes(key) ? sessionStorage : localStorage);

  test.each(Object.entries(GARBAGE))('(%s) behaves as if nothing were stored', (_, garbage) => {
    const expected = read();
    area().setItem(key, garbage);
    expect(read()).toEqual(expected);
    expect(read()).toEqual(expected);
  });
});

test.each(Object.keys(READERS).filter((key) => !['theme', 'tabs.package-manager'].includes(key)))(
  'garbage under “%s” is removed',
  (key) => {
    const area = PER_TAB.includes(key) ? sessionStorage : localStorage;
    area.setItem(key, '{');
    READERS[key]?.();
    expect(area.getItem(key)).not.toBe('{');
  },
);
