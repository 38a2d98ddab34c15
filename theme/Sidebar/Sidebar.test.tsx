import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sidebars } from 'virtual-navigation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sidebar as options } from '../config/theme';
import { renderAt } from '../testing/renderAt';
import { GroupedItems } from './GroupedItems';
import HideSidebar from './HideSidebar';
import { Sidebar, showCurrentItem } from './Sidebar';
import { SidebarItems } from './SidebarItems';
import { heightDuration, toggleDetails } from './toggleDetails';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(path: string, name = 'extensionSidebar') {
  let result: ReturnType<typeof renderAt> | undefined;
  await act(async () => {
    result = renderAt(path, <Sidebar name={name} />);
  });
  return result as ReturnType<typeof renderAt>;
}
const category = (label: string) =>
  screen.getByText(label).closest('li')?.querySelector('details') as HTMLDetailsElement;

describe('the sidebar', () => {
  it('marks the current page', async () => {
    await show('/docs/with-reset');
    const current = document.querySelectorAll('[aria-current="page"]');
    expect([...current].map((link) => link.textContent)).toEqual(['withReset()']);
  });

  it('opens the category of the current page, and those that are open from the start', async () => {
    await show('/docs/with-reset');
    expect(category('State').open).toBe(true);
    expect(category('Start').open).toBe(true);
    expect(category('Hidden page').open).toBe(false);
  });

  it('opens the category of the next page and leaves the others as they are', async () => {
    const { visit } = await show('/docs/with-reset');
    await act(async () => visit('/docs/team'));
    expect(category('Hidden page').open).toBe(true);
    expect(category('State').open).toBe(true);
  });

  it('leaves a category closed that the reader has closed before the scripts came', async () => {
    const items = [
      {
        type: 'category' as const,
        label: 'State',
        items: [{ type: 'link' as const, label: 'withReset()', href: '/docs/with-reset' }],
      },
    ];
    const list = <SidebarItems items={items} path="/docs/with-reset" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    expect(category('State').open).toBe(true);
    category('State').open = false;
    render(list, { container, hydrate: true });
    expect(category('State').open).toBe(false);
    container.remove();
  });

  it('links a category that has a page, and opens it with a button of its own', async () => {
    await show('/docs/extensions');
    expect(screen.getByText('State').getAttribute('href')).toBe('/docs/state');
    expect(category('State').open).toBe(false);
    expect(screen.getByLabelText('Pages in State').tagName).toBe('SUMMARY');
  });

  it('does not link a category whose page is unlisted', async () => {
    await show('/docs/extensions');
    expect(screen.getByText('Hidden page').closest('a')).toBeNull();
  });

  it('says what is experimental or deprecated', () => {
    const page = { type: 'link' as const, label: 'withRedux()', href: '/docs/with-redux' };
    render(<SidebarItems items={[{ ...page, status: 'deprecated' }]} path="/" />);
    expect(screen.getByRole('link', { name: 'withRedux() deprecated' })).toBeTruthy();
  });

  it('leaves unlisted pages out', async () => {
    await show('/docs/with-reset');
    expect(screen.queryByText('Secret')).toBeNull();
  });

  it('leaves other categories open, or closes them where the configuration says so', async () => {
    const groups = () =>
      [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    await show('/docs/with-reset');
    expect(groups()).toEqual([null, null, null]);
    cleanup();
    options.autoCollapse = true;
    await show('/docs/with-reset');
    options.autoCollapse = false;
    // Of several `details` with one name, the browser keeps only one open, and would take the first.
    expect(new Set(groups()).size).toBe(1);
    expect(groups()[0]).toBeTruthy();
    expect(category('State').open).toBe(true);
    expect(category('Start').open).toBe(false);
  });

  it('has a link in place of the entries of a closed category with a list of its own, in the HTML', () => {
    const items = [
      {
        type: 'category' as const,
        label: 'Functions',
        index: '/docs/api/globals#functions',
        items: [{ type: 'link' as const, label: 'capitalize', href: '/docs/api/capitalize' }],
      },
    ];
    const html = (path: string) => renderToString(<SidebarItems items={items} path={path} />);
    expect(html('/docs')).toContain('<a href="/docs/api/globals#functions">All Functions</a>');
    expect(html('/docs')).not.toContain('capitalize');
    expect(html('/docs/api/capitalize')).toContain('capitalize');
    render(<SidebarItems items={items} path="/docs" />);
    expect(screen.getByText('capitalize').getAttribute('href')).toBe('/docs/api/capitalize');
  });

  it('groups the symbols of the API by extension where the reader wants that, and remembers it', async () => {
    const link = (href: string, status?: string) =>
      ({ type: 'link', label: href.replace(/.*\//, ''), href, status }) as const;
    const items = [
      { type: 'link' as const, label: 'All symbols', href: '/docs/api/globals' },
      {
        type: 'category' as const,
        label: 'Functions',
        index: '/docs/api/globals#functions',
        items: [link('/docs/api/functions/capitalize'), link('/docs/api/functions/withReset')],
      },
    ];
    const path = '/docs/api/functions/withReset';
    const list = <GroupedItems items={items} path={path} />;
    const labels = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    render(list);
    fireEvent.click(await screen.findByRole('button', { name: 'By extension' }));
    expect(labels()).toEqual(['All symbols', 'withReset()withReset', 'withReset']);
    expect(category('withReset()').open).toBe(true);
    cleanup();
    render(list);
    await screen.findByText('withReset()');
    fireEvent.click(screen.getByRole('button', { name: 'By kind' }));
    expect(screen.getByText('Functions')).toBeTruthy();
  });

  it('that does not exist is an error which names it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('/', 'nope');
    expect(screen.getByText(/There is no sidebar "nope"/)).toBeTruthy();
  });

  it('that cannot be loaded says so, and loads with "Retry"', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue({ default: [{ type: 'link', label: 'Back', href: '/docs/back' }] });
    sidebars.flaky = { load };
    await show('/', 'flaky');
    expect(screen.getByRole('alert').textContent).toContain('offline');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByText('Back')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    delete sidebars.flaky;
  });

  it('scrolls the current item into its view, and nothing else', () => {
    const nav = document.createElement('nav');
    nav.innerHTML = '<a aria-current="page"></a>';
    const link = nav.firstElementChild as HTMLElement;
    nav.getBoundingClientRect = () => new DOMRect(0, 60, 100, 400);
    link.getBoundingClientRect = () => new DOMRect(0, 100, 100, 30);
    showCurrentItem(nav);
    expect(nav.scrollTop).toBe(0);
    link.getBoundingClientRect = () => new DOMRect(0, 1060, 100, 30);
    showCurrentItem(nav);
    expect(nav.scrollTop).toBe(1000 - 185);
  });

  it('can be hidden and brought back where the configuration allows it', () => {
    renderAt('/', <HideSidebar />);
    fireEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    const button = screen.getByRole('button', { name: 'Expand sidebar' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeTruthy();
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

  it('takes longer for a longer way, but not in proportion', () => {
    expect(heightDuration(0)).toBe(0);
    const [short, long] = [heightDuration(100), heightDuration(1000)];
    expect(short).toBeGreaterThan(100);
    expect(long).toBeGreaterThan(short);
    expect(long).toBeLessThan(short * 10);
  });

  it('expands with an animated height, ease-in-out, for a time that follows from the height', () => {
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

  it('stays open until the collapsing animation is over', () => {
    const { details, animations } = collapsible(false);
    details.open = true;
    toggleDetails(details);
    expect(details.open).toBe(true);
    expect(details.hasAttribute('data-closing')).toBe(true);
    animations[0]?.onfinish?.();
    expect(details.open).toBe(false);
    expect(details.hasAttribute('data-closing')).toBe(false);
  });

  it('turns round when it is pressed on the way', () => {
    const { details, animations } = collapsible(false);
    toggleDetails(details);
    toggleDetails(details);
    expect(animations[0]?.cancel).toHaveBeenCalled();
    animations[1]?.onfinish?.();
    expect(details.open).toBe(false);
  });

  it('opens and closes at once with reduced motion', () => {
    const { details, animate } = collapsible(true);
    toggleDetails(details);
    expect(details.open).toBe(true);
    toggleDetails(details);
    expect(details.open).toBe(false);
    expect(animate).not.toHaveBeenCalled();
  });
});
