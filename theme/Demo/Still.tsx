import { useLayoutEffect, useRef } from 'react';
import { whenIdle } from '../../sw/client/when-idle';
import { loadOnce } from '../lazy/loadOnce';
import { withBase } from '../pages/base';
import { trustedHtml } from '../trustedTypes';
import styles from './Demo.module.css';
import { DEMO_STILLS, type DemoStills } from './types';

/** What has come once stands there at once the next time, after Stop for instance. */
let stills: DemoStills | undefined;

const loadStills = loadOnce(async () => {
  const response = await fetch(withBase(`/${DEMO_STILLS}`));
  stills = (await response.json()) as DemoStills;
});

/**
 * The first frame of a demo, as the build has rendered it: a picture that follows the page's width and colours. It
 * comes when the page has come to rest; its room is there before, and in development remains empty.
 */
export function Still({ name }: { name: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (process.env.NODE_ENV === 'development') return undefined;
    const gone = new AbortController();
    const show = () => {
      if (host.current && stills) fill(host.current, stills, name);
    };
    // Where there is none, Run is there all the same.
    const load = () => loadStills().then(show, () => {});
    if (stills) show();
    else whenIdle(load, gone.signal);
    return () => gone.abort();
  }, [name]);
  return (
    <div className={styles.pane} inert>
      <div ref={host} />
    </div>
  );
}

/** Shows a still in a tree like that of the running demo (`runtime/startDemo.ts`). */
function fill(host: HTMLElement, { css, html }: DemoStills, name: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = trustedHtml(html[name] ?? '');
}
