import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locale, locale, site } from '../../config/site';
import type { NavbarItem } from '../../config/types';
import { setHtml, startForTest } from '../../testing/document';
import { startColorMode } from '../../ui/ColorMode/colorModeStore';
import { hideOnScroll } from './hideOnScroll';
import { Navbar } from './Navbar';
import { NavbarItems } from './NavbarItems';
import { markNavbar, startNavbar } from './startNavbar';

const place = { path: '/docs/with-reset', section: 'extensionSidebar' };
const show = (...items: unknown[]) =>
  setHtml(<NavbarItems items={items as NavbarItem[]} place={place} />);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset.theme;
});

describe('the navbar', () => {
  it('is labeled "Main" and links to the home page, the sections and the community', () => {
    setHtml(<Navbar place={{ path: '/' }} />);
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'NgRx Toolkit' }).getAttribute('href')).toBe('/');
    const href = (name: string) => nav.getByRole('link', { name }).getAttribute('href');
    expect(href('Extensions')).toBe('/docs/extensions');
    expect(href('Redux Connector')).toBe('/docs/create-redux-state');
    expect(href('Team')).toBe('/docs/team');
    expect(href('GitHub')).toMatch(/^https:\/\/github\.com/);
    expect(href('Discord')).toMatch(/^https:\/\/discord/);
  });

  it('switches the color mode and shows the current one', () => {
    setHtml(<Navbar place={{ path: '/' }} />);
    startForTest(startColorMode);
    const label = 'Switch between dark and light mode (currently';
    fireEvent.click(screen.getByRole('button', { name: `${label} light mode)` }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    fireEvent.click(screen.getByRole('button', { name: `${label} dark mode)` }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it.each([
    ['/', undefined],
    ['/docs/extensions', 'extensionSidebar'],
    ['/docs/with-reset', 'extensionSidebar'],
    ['/docs/tutorial/load', 'tutorialSidebar'],
    ['/docs/team', 'teamSidebar'],
    ['/build', undefined],
  ])('marks the same links whether %s is loaded or navigated to', (path, section) => {
    const marks = () =>
      [...document.querySelectorAll('[aria-current]')].map(
        (link) => `${link.textContent}: ${link.getAttribute('aria-current')}`,
      );
    setHtml(<Navbar place={{ path, section }} />);
    const opened = marks();
    expect(opened).not.toEqual([]);
    setHtml(
      <>
        <Navbar place={{ path: '/docs/create-redux-state' }} />
        <main data-section={section} />
      </>,
    );
    markNavbar(path);
    expect(marks()).toEqual(opened);
  });
});

describe('navbar items', () => {
  it.each([
    ['doc', { docId: 'with-reset' }, '/docs/with-reset', 'page'],
    ['docSidebar', { sidebarId: 'extensionSidebar' }, '/docs/extensions', 'true'],
    ['docSidebar', { sidebarId: 'teamSidebar' }, '/docs/team', null],
    ['link', { href: '/markdown-page' }, '/markdown-page', null],
    ['link', { href: 'https://example.org' }, 'https://example.org', null],
  ])('%s: %o leads to %s, and its mark is %s', (type, more, href, current) => {
    show({ type, label: 'X', ...more });
    const link = screen.getByText('X');
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('aria-current')).toBe(current);
    expect(link.getAttribute('target')).toBe(href.startsWith('/') ? null : '_blank');
  });

  it('dropdown: contains links', () => {
    show({
      type: 'dropdown',
      label: 'More',
      items: [{ type: 'doc', label: 'Team', docId: 'team' }],
    });
    const menu = screen.getByText('More').closest('details') as HTMLElement;
    expect(within(menu).getByText('Team').getAttribute('href')).toBe('/docs/team');
  });

  it('localeDropdown: is hidden while there is one language', () => {
    show({ type: 'localeDropdown' });
    expect(screen.queryByText('English')).toBeNull();
  });

  it('localeDropdown: offers the languages and marks the current one', () => {
    const locales: Record<string, Locale> = site.i18n.locales;
    locales.de = { ...locale, label: 'Deutsch', htmlLang: 'de' };
    show({ type: 'localeDropdown' });
    delete locales.de;
    expect(screen.getByText('Deutsch').getAttribute('lang')).toBe('de');
    const english = screen.getByText('English');
    expect(english.getAttribute('lang')).toBe('en');
    expect(english.getAttribute('aria-current')).toBe('true');
    expect(screen.getByLabelText('Language: English')).toBeTruthy();
  });

  it('docsVersionDropdown: remembers the chosen version', () => {
    show({ type: 'docsVersionDropdown' });
    startForTest(startNavbar);
    fireEvent.click(screen.getByRole('link', { name: 'Next (20.1.0)', hidden: true }));
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('current');
  });
});

it('the error of a navbar item says to check its configuration', () => {
  const failing = { type: 'docSidebar', label: 'Broken', sidebarId: 'emptySidebar' };
  expect(() => show(failing)).toThrow(
    /check this item in theme\/config\/theme\.ts[\s\S]*"sidebarId": "emptySidebar"/,
  );
});

describe('hiding on scroll', () => {
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  };

  it('hides the navbar on scrolling down, shows it on scrolling up, and keeps it at the top', () => {
    const header = document.createElement('header');
    Object.defineProperty(header, 'offsetHeight', { value: 60 });
    const hidden = () => header.hasAttribute('data-hidden');
    startForTest(() => hideOnScroll(header));
    scrollTo(40);
    expect(hidden()).toBe(false);
    scrollTo(400);
    expect(hidden()).toBe(true);
    scrollTo(300);
    expect(hidden()).toBe(false);
    scrollTo(500);
    header.dispatchEvent(new Event('focusin'));
    expect(hidden()).toBe(false);
  });
});
