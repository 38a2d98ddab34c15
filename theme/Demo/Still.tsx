import { useLayoutEffect, useRef } from 'react';
import { whenIdle } from '../../sw/client/when-idle';
import { loadOnce } from '../lazy/loadOnce';
import { withBase } from '../pages/base';
import { trustedHtml } from '../trustedTypes';
import styles from './Demo.module.css';
import { DEMO_STILLS, type DemoStills } from './types';

/** What has come once stands there at once the next time, after Stop for instance. */
let stills: (Pick<DemoStills, 'html'> & { sheet: CSSStyleSheet }) | undefined;

const loadStills = loadOnce(async () => {
  const response = await fetch(withBase(`/${DEMO_STILLS}`));
  const { css, html } = (await response.json()) as DemoStills;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  stills = { html, sheet };
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
      if (!host.current || !stills) return;
      // A tree like that of the running demo (`runtime/startDemo.ts`).
      const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [stills.sheet];
      root.innerHTML = trustedHtml(stills.html[name] ?? '');
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
