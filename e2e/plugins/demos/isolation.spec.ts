import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { EditedDemo } from './editedDemo';
import { expect, inNewTab as test } from './test';

/** Starts a STUN server on the loopback address that counts requests. */
async function listenForStun() {
  const socket = createSocket('udp4');
  const listener = { port: 0, packets: 0, close: () => socket.close() };
  socket.on('message', () => {
    listener.packets += 1;
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  listener.port = (socket.address() as AddressInfo).port;
  return listener;
}

/** Ways to get a window with WebRTC, each as code that returns one. */
const WAYS: Record<string, string> = {
  'its own window': 'self',
  'a frame': `(() => { const frame = document.createElement('iframe'); document.body.append(frame); return frame.contentWindow; })()`,
  'a frame by another name': `(() => { const frame = document.createElementNS('http://www.w3.org/1999/xhtml', 'IFRAME'.toLowerCase()); document.body.append(frame); return frame.contentWindow; })()`,
  'a name that changes': `(() => { let read = 0; const frame = document.createElement({ toString: () => (read++ ? 'iframe' : 'div') }); document.body.append(frame); return frame.contentWindow; })()`,
  'an object': `(() => { const frame = document.createElement('object'); document.body.append(frame); return frame.contentWindow; })()`,
  HTML: `(() => { const div = document.createElement('div'); document.body.append(div); div.innerHTML = '<iframe>'; return window[0]; })()`,
  'inserted HTML': `(() => { document.body.insertAdjacentHTML('beforeend', '<IFRAME>'); return window[0]; })()`,
  'written HTML': `(() => { document.write('<ifr', 'ame>'); return window[0]; })()`,
  'HTML in a shadow tree': `(() => { const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }); root.innerHTML = '<iframe>'; return root.firstChild.contentWindow; })()`,
  'a fragment': `(() => { document.body.append(document.createRange().createContextualFragment('<iframe>')); return window[0]; })()`,
  'a parsed document': `(() => { const parsed = new DOMParser().parseFromString('<iframe>', 'text/html'); document.body.append(parsed.querySelector('iframe')); return window[0]; })()`,
  XML: `(() => { const parsed = new DOMParser().parseFromString('<!DOCTYPE a [<!ENTITY e "<&#105;frame xmlns=\\'http://www.w3.org/1999/xhtml\\'/>">]><a>&e;</a>', 'application/xml'); document.body.append(parsed.documentElement.firstChild); return window[0]; })()`,
  'an element of its own': `(() => { class Own extends HTMLIFrameElement {} customElements.define('own-frame', Own, { extends: 'iframe' }); document.body.append(new Own()); return window[0]; })()`,
  'a command': `(() => { document.designMode = 'on'; document.body.focus(); document.execCommand('selectAll'); document.execCommand('insertHTML', false, '<iframe>'); return window[0]; })()`,
  'a method that it replaces': `(() => { String.prototype.includes = () => false; String.prototype.toLowerCase = () => 'div'; const frame = document.createElement('iframe'); document.body.append(frame); return frame.contentWindow; })()`,
};

/** Sends a request to the STUN server through the window that the code returns. */
const ask = (frame: Frame | Page, code: string, port: number): Promise<string> =>
  frame.evaluate(
    async ([way, stun]) => {
      try {
        // The page's policy forbids `eval`.
        // biome-ignore lint/security/noGlobalEval: edited code uses it
        const view = (way === 'self' ? self : globalThis.eval(way as string)) as typeof globalThis;
        const connection = new view.RTCPeerConnection({
          iceServers: [{ urls: `stun:127.0.0.1:${stun}` }],
        });
        connection.createDataChannel('data');
        await connection.setLocalDescription(await connection.createOffer());
        return 'asked';
      } catch (error) {
        return String(error);
      }
    },
    [code, port] as const,
  );

const frameOf = (page: Page): Frame => {
  const frame = page.frames().find((one) => one.url().endsWith('/demo-frame'));
  if (!frame) throw new Error('The demo has no frame.');
  return frame;
};

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    // The tests cause the following violations on purpose.
    addEventListener('securitypolicyviolation', (event) => event.stopImmediatePropagation(), true);
  });
});

test('edited code reaches nothing through WebRTC', async ({ page }) => {
  const [forbidden, allowed] = [await listenForStun(), await listenForStun()];
  await EditedDemo.open(page);
  const frame = frameOf(page);
  for (const [way, code] of Object.entries(WAYS)) {
    expect(await ask(frame, code, forbidden.port), way).not.toBe('asked');
  }
  // A new document would have the constructors again.
  await frame.evaluate((port) => {
    const code = `const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
      c.createDataChannel(''); c.createOffer().then((offer) => c.setLocalDescription(offer))`;
    location.href = `javascript:"<script>${code}</script>"`;
  }, forbidden.port);

  // The page itself may send requests. This one is sent last, so earlier ones would have arrived.
  expect(await ask(page, 'self', allowed.port)).toBe('asked');
  await expect.poll(() => allowed.packets).toBeGreaterThan(0);
  expect(forbidden.packets).toBe(0);
  forbidden.close();
  allowed.close();
});

test('edited code has no access to the page or a network', async ({ page }) => {
  const demo = await EditedDemo.open(page);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the frame must not see this cookie.
    document.cookie = 'session=secret';
  });
  const tried = await frameOf(page).evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        return String(await work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: self.origin,
      page: await attempt(() => parent.document.title),
      cookies: await attempt(() => document.cookie),
      network: await attempt(() => fetch('/docs/with-reset')),
    };
  });
  expect(tried).toEqual({
    origin: 'null',
    page: 'SecurityError',
    // A replacement without cookies, which requests of demos require.
    cookies: '',
    network: 'TypeError',
  });
  await expect(demo.stage.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
});
