import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import type { Browser, DebianBrowser } from './tab';
import { Program, webDriverTab } from './webdriver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** WebKitGTK on a virtual display, with its driver: https://w3c.github.io/webdriver */
export const debianWebKit: DebianBrowser = {
  packages: 'webkit2gtk-driver xvfb',
  programs: [DRIVER, SCREEN],
  start,
};

async function start(): Promise<Browser> {
  const screen = new Program(SCREEN, ['-displayfd', '2']);
  const display = await screen.says(/^(\d+)$/);
  const port = await freePort();
  const driver = new Program(DRIVER, [`--port=${port}`], { DISPLAY: `:${display}` });
  const send = async (method: string, path: string, parameters?: object) => {
    const body = parameters && JSON.stringify(parameters);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await expect(() => send('GET', '/status')).toPass();
  return {
    async newTab() {
      const { sessionId } = await send('POST', '/session', { capabilities: {} });
      const session = `/session/${sessionId}`;
      return webDriverTab({
        go: (url) => send('POST', `${session}/url`, { url }),
        perform: (input) => send('POST', `${session}/actions`, { actions: [input] }),
        evaluate: (expression) =>
          send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
        close: () => send('DELETE', session),
      });
    },
    async close() {
      await driver.stop();
      await screen.stop();
    },
  };
}

/** Finds a free port, because the driver does not report a port that it chooses itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
