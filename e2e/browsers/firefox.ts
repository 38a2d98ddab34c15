import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import type { Browser, DebianBrowser } from './tab';
import { Program, webDriverTab } from './webdriver';

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
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
      const tab = { type: 'tab', userContext };
      const { context } = await send<{ context: string }>('browsingContext.create', tab);
      return webDriverTab({
        async go(url) {
          await send('browsingContext.navigate', { context, url, wait: 'complete' });
        },
        async perform(input) {
          await send('input.performActions', { context, actions: [input] });
        },
        async evaluate(expression) {
          const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
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

interface Evaluated {
  result: { value: string };
  exceptionDetails?: { text: string };
}

interface Message {
  id?: number;
  result: unknown;
  error?: string;
  message?: string;
}

/** Opens a session of WebDriver BiDi. */
async function openSession(address: string) {
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    // Events have no id.
    if (message.id) waiting.get(message.id)?.(message);
  });
  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = ++last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result as Result;
  }
  await send('session.new', { capabilities: {} });
  return { send, close: () => socket.close() };
}
