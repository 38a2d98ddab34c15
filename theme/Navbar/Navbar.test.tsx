import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NavbarItem } from '../config/types';
import { renderAt } from '../testing/renderAt';
import { hideOnScroll } from './hideOnScroll';
import { Navbar } from './Navbar';
import { NavbarItems } from './NavbarItems';
import { type MenuLink, resolveNavbarItem } from './resolveNavbarItem';

const place = { path: '/docs/with-reset', sidebar: 'extensionSidebar' };
const show = (...items: unknown[]) =>
  renderAt(place.path, <NavbarItems items={items as NavbarItem[]} place={place} />);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset.theme;
});

describe('the navbar', () => {
  it('is called "Main" and leads home, to the sections and to the community', () => {
    renderAt('/', <Navbar />);
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'NgRx Toolkit' }).getAttribute('href')).toBe('/');
    const href = (name: string) => nav.getByRole('link', { name }).getAttribute('href');
    expect(href('Extensions')).toBe('/docs/extensions');
    expect(href('Redux Connector')).toBe('/docs/create-redux-state');
    expect(href('Team')).toBe('/docs/team');
    expect(href('GitHub')).toMatch(/^https:\/\/github\.com/);
    expect(href('Discord')).toMatch(/^https:\/\/discord/);
  });

  it('switches the colour mode and says which one is on', () => {
    renderAt('/', <Navbar />);
    const label = 'Switch between dark and light mode (currently';
    fireEvent.click(screen.getByRole('button', { name: `${label} light mode)` }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    fireEvent.click(screen.getByRole('button', { name: `${label} dark mode)` }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('forgets a preferred version that no longer exists', () => {
    localStorage.setItem('docs-preferred-version-default', '9');
    renderAt('/', <Navbar />);
    expect(localStorage.getItem('docs-preferred-version-default')).toBeNull();
  });
});

describe('navbar items', () => {
  const resolve = (item: unknown) => resolveNavbarItem(item as never, place);

  it('link: leads to a path of this site or, in a tab of its own, to another', () => {
    show(
      { type: 'link', label: 'Here', href: '/markdown-page' },
      { type: 'link', label: 'There', href: 'https://example.org' },
    );
    expect(screen.getByText('Here').getAttribute('target')).toBeNull();
    const there = screen.getByText('There');
    expect(there.getAttribute('target')).toBe('_blank');
    expect(there.getAttribute('rel')).toContain('noopener');
  });

  it('doc: leads to a page, and is current there', () => {
    expect(resolve({ type: 'doc', label: 'Reset', docId: 'with-reset' })).toEqual({
      label: 'Reset',
      href: '/docs/with-reset',
      current: 'page',
    });
  });

  it('docSidebar: leads to where the sidebar begins, and is current on all its pages', () => {
    expect(resolve({ type: 'docSidebar', label: 'X', sidebarId: 'extensionSidebar' })).toEqual({
      label: 'X',
      href: '/docs/extensions',
      current: 'true',
    });
    const team = resolve({ type: 'docSidebar', label: 'T', sidebarId: 'teamSidebar' });
    expect((team as MenuLink).current).toBeUndefined();
  });

  it('dropdown: holds links', () => {
    show({
      type: 'dropdown',
      label: 'More',
      items: [{ type: 'doc', label: 'Team', docId: 'team' }],
    });
    const menu = screen.getByText('More').closest('details') as HTMLElement;
    expect(within(menu).getByText('Team').getAttribute('href')).toBe('/docs/team');
  });

  it('localeDropdown: offers the languages, the current one marked', () => {
    show({ type: 'localeDropdown' });
    const english = screen.getByText('English');
    expect(english.getAttribute('lang')).toBe('en');
    expect(english.getAttribute('aria-current')).toBe('true');
    expect(screen.getByLabelText('Language: English')).toBeTruthy();
  });

  it('docsVersion: leads to the root of the version, and says which version of the library it describes', () => {
    expect(resolve({ type: 'docsVersion' })).toMatchObject({
      label: 'Next (20.1.0)',
      href: '/docs',
    });
  });

  it('docsVersionDropdown: remembers the version that is chosen', () => {
    show({ type: 'docsVersionDropdown' });
    fireEvent.click(screen.getByRole('link', { name: 'Next (20.1.0)', hidden: true }));
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('current');
  });

  it('docsVersionDropdown: is taken over with the buttons that it has before React is here', async () => {
    const ui = <NavbarItems items={[{ type: 'docsVersionDropdown' }]} place={place} />;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(ui);
    await import('../Version/choice');
    const choice = () => root.querySelector('version-choice');
    const before = choice();
    expect(before?.querySelector('button')).toBeTruthy();
    const onRecoverableError = vi.fn();
    await act(async () => hydrateRoot(root, ui, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(choice()).toBe(before);
    root.remove();
  });

  it('html: is inserted as it stands', () => {
    show({ type: 'html', value: '<b>Bold</b>' });
    expect(screen.getByText('Bold').tagName).toBe('B');
  });
});

describe('a navbar item that fails', () => {
  const failing = { type: 'docSidebar', label: 'Broken', sidebarId: 'emptySidebar' };
  const errors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('is named, with its configuration, and the rest of the navbar lives', () => {
    const error = errors();
    show(failing, { type: 'link', label: 'Fine', href: '/' });
    expect(screen.getByRole('alert').textContent).toContain('Broken');
    expect(screen.getByText('Fine')).toBeTruthy();
    const reported = error.mock.calls.flat().find((value) => /navbar item failed/.test(`${value}`));
    expect(`${reported}`).toContain('"sidebarId": "emptySidebar"');
    expect((reported as Error).cause).toHaveProperty('message');
  });

  const failure = (item: unknown) => () => resolveNavbarItem(item as never, place);

  it('says that its sidebar has no page to link to', () => {
    expect(failure(failing)).toThrow(/No page .* "emptySidebar"/);
  });
  it('says that its type is unknown', () => {
    expect(failure({ type: 'mega' })).toThrow(/Unknown navbar item type: mega/);
  });
  it('says that there is no such sidebar', () => {
    expect(failure({ type: 'docSidebar', label: 'X', sidebarId: 'nope' })).toThrow(/"nope"/);
  });
});

describe('hiding on scroll', () => {
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  };

  it('hides the navbar on the way down, brings it back on the way up, and keeps it at the top', () => {
    const header = document.createElement('header');
    Object.defineProperty(header, 'offsetHeight', { value: 60 });
    const hidden = () => header.hasAttribute('data-hidden');
    const life = new AbortController();
    hideOnScroll(header, life.signal);
    scrollTo(40);
    expect(hidden()).toBe(false);
    scrollTo(400);
    expect(hidden()).toBe(true);
    scrollTo(300);
    expect(hidden()).toBe(false);
    scrollTo(500);
    header.dispatchEvent(new Event('focusin'));
    expect(hidden()).toBe(false);
    life.abort();
    scrollTo(900);
    expect(hidden()).toBe(false);
  });
});
