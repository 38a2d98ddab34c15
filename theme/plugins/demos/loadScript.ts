import { withBase } from '../../lib/base';

/** Runs one of the scripts of demos in the page. */
export const loadScript = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = withBase(`/${path}`);
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
