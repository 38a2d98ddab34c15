import { screen } from '@testing-library/react';
import { sidebars } from 'virtual-navigation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setHtml } from '../../testing/document';
import { Sidebar } from './Sidebar';
import { SidebarItems } from './SidebarItems';
import { heightDuration, toggleDetails } from './toggleDetails';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (path: string, name = 'extensionSidebar') =>
  setHtml(<Sidebar name={name} items={sidebars[name]?.items ?? []} path={path} />);
const category = (label: string) =>
  screen.getByText(label).closest('li')?.querySelector('details') as HTMLDetailsElement;

describe('the sidebar', () => {
  it('opens the category of the current page, and those open by default', () => {
    show('/docs/with-reset');
    expect(category('State').open).toBe(true);
    expect(category('Start').open).toBe(true);
    expect(category('Hidden page').open).toBe(false);
  });

  it('links a category with a page, and opens it with a separate button', () => {
    show('/docs/extensions');
    expect(screen.getByText('State').getAttribute('href')).toBe('/docs/state');
    expect(category('State').open).toBe(false);
    expect(screen.getByLabelText('Pages in State').tagName).toBe('SUMMARY');
  });

  it('does not link a category whose page is unlisted', () => {
    show('/docs/extensions');
    expect(screen.getByText('Hidden page').closest('a')).toBeNull();
  });

  it('marks experimental and deprecated pages', () => {
    const page = { type: 'link' as const, label: 'withRedux()', href: '/docs/with-redux' };
    setHtml(<SidebarItems items={[{ ...page, status: 'deprecated' }]} path="/" />);
    expect(screen.getByRole('link', { name: 'withRedux() deprecated' })).toBeTruthy();
  });

  it('replaces the entries of a closed category with a link, but not in its fragment', () => {
    const items = sidebars.apiSidebar?.items ?? [];
    show('/docs/api/functions/capitalize', 'apiSidebar');
    expect(screen.getByText('capitalize')).toBeTruthy();
    expect(screen.getByText('All Type aliases').getAttribute('href')).toBe(
      '/docs/api/globals#type-aliases',
    );
    expect(screen.queryByText('ResetOptions')).toBeNull();
    setHtml(<Sidebar name="apiSidebar" items={items} />);
    expect(screen.getByText('ResetOptions').getAttribute('href')).toBe(
      '/docs/api/type-aliases/ResetOptions',
    );
    expect(screen.queryByText('All Type aliases')).toBeNull();
  });
});

describe('a collapsible', () => {
  function collapsible(reducedMotion: boolean) {
    vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
    const details = document.createElement('details');
    details.innerHTML = '<summary>Title</summary><p>Text</p>';
    Object.defineProperty(details, 'offsetHeight', { get: () => (details.open ? 236 : 32) });
    Object.defineProperty(details.querySelector('summary'), 'offsetHeight', { value: 32 });
    const animations: { cancel: () => void; onfinish?: () => void }[] = [];
    const animate = vi.fn((_frames: unknown, _options: unknown) => {
      const animation = { cancel: vi.fn() };
      animations.push(animation);
      return animation;
    });
    details.animate = animate as never;
    return { details, animate, animations };
  }

  it('takes longer for a larger height, but not in proportion', () => {
    expect(heightDuration(0)).toBe(0);
    const [short, long] = [heightDuration(100), heightDuration(1000)];
    expect(short).toBeGreaterThan(100);
    expect(long).toBeGreaterThan(short);
    expect(long).toBeLessThan(short * 10);
  });

  it('expands with an ease-in-out animation whose duration depends on the height', () => {
    const { details, animate, animations } = collapsible(false);
    toggleDetails(details);
    expect(details.open).toBe(true);
    expect(animate.mock.calls[0]?.[0]).toMatchObject({ blockSize: ['32px', '236px'] });
    expect(animate.mock.calls[0]?.[1]).toEqual({
      duration: heightDuration(204),
      easing: 'ease-in-out',
    });
    animations[0]?.onfinish?.();
    expect(details.open).toBe(true);
  });

  it('stays open until the collapsing animation ends', () => {
    const { details, animations } = collapsible(false);
    details.open = true;
    toggleDetails(details);
    expect(details.open).toBe(true);
    expect(details.hasAttribute('data-closing')).toBe(true);
    animations[0]?.onfinish?.();
    expect(details.open).toBe(false);
    expect(details.hasAttribute('data-closing')).toBe(false);
  });

  it('reverses when it is clicked during the animation', () => {
    const { details, animations } = collapsible(false);
    toggleDetails(details);
    toggleDetails(details);
    expect(animations[0]?.cancel).toHaveBeenCalled();
    animations[1]?.onfinish?.();
    expect(details.open).toBe(false);
  });
});
