import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, DebianBrowser } from '../tab';
import { openSession } from './bidi';
import { Program } from './program';
import { webDriverTab } from './tab';

const FIREFOX = '/usr/bin/firefox-esr';

/**
 * Firefox ESR, which has built-in support for WebDriver BiDi: https://w3c.github.io/webdriver-bidi
 */
export const debianFirefox: DebianBrowser = {
  packages: 'firefox-esr',
  programs: [FIREFOX],
  start,
};

async function start(): Promise<Browser> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'firefox-'));
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = new Program(FIREFOX, flags);
  const session = await openSession(await firefox.says(/BiDi listening on (ws:\S+)/));
  const { send } = session;
  return {
    async newTab() {
      const { userContext } = await send('browser.createUserContext', {});
      const { context } = await send('browsingContext.create', { type: 'tab', userContext });
      return webDriverTab({
        async go(url) {
          await send('browsingContext.navigate', { context, url, wait: 'complete' });
        },
        async perform(input) {
          await send('input.performActions', { context, actions: [input] });
        },
        async evaluate(expression) {
          const { result, exceptionDetails } = await send('script.evaluate', {
            expression,
            target: { context },
            awaitPromise: false,
          });
          if (exceptionDetails) throw new Error(exceptionDetails.text);
          return result.value;
        },
        async close() {
          await send('browser.removeUserContext', { userContext });
        },
      });
    },
    async close() {
      session.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
