import { useLayoutEffect, useRef } from 'react';
import { whenIdle } from '../../sw/client/when-idle';
import { withBase } from '../pages/base';
import { trustedHtml } from '../trustedTypes';
import styles from './Demo.module.css';
import { DEMO_STILLS, type DemoStills } from './types';

let loading: Promise<DemoStills> | undefined;

/**
 * The first frame of a demo, as the build has rendered it: a picture that follows the page's width and colours. It
 * comes when the page has come to rest; its room is there before, and in development remains empty.
 */
export function Still({ name }: { name: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (process.env.NODE_ENV === 'development') return undefined;
    const show = () => {
      loading ??= loadStills();
      // Where there is none, Run is there all the same.
      loading
        .then((stills) => host.current && fill(host.current, stills, name))
        .catch(() => {
          loading = undefined;
        });
    };
    // After Stop it stands there at once.
    if (!loading) return whenIdle(show);
    show();
    return undefined;
  }, [name]);
  return (
    <div className={styles.pane} inert>
      <div ref={host} />
    </div>
  );
}

async function loadStills(): Promise<DemoStills> {
  const response = await fetch(withBase(`/${DEMO_STILLS}`));
  return (await response.json()) as DemoStills;
}

/** Shows a still in a tree like that of the running demo (`runtime/startDemo.ts`). */
function fill(host: HTMLElement, { css, html }: DemoStills, name: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = trustedHtml(html[name] ?? '');
}
