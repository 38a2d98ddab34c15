import { withBase } from './base';

/** Runs a classic script of the site in the page. */
export const loadScript = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = withBase(`/${path}`);
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
