import { createSocket } from 'node:dgram';
import { type AddressInfo, createServer } from 'node:net';
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

/** Starts a server on the loopback address that counts connections, even those without a request. */
async function listenForConnections() {
  const listener = { url: '', connections: 0, close: () => server.close() };
  const server = createServer((socket) => {
    listener.connections += 1;
    socket.on('error', () => {});
    socket.end('HTTP/1.1 204 No Content\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  listener.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
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

/** Ways to make the browser connect to the host of a URL. */
const CONNECTIONS: Record<string, string> = {
  'a frame from a document': `const frame = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'iframe').documentElement; frame.src = url; document.body.append(frame)`,
  'a frame in two parts': `document.write('<ifr'); document.write('ame src="' + url + '">')`,
  'a frame of its own': `document.all.extends = 'iframe'; class Own extends HTMLIFrameElement {} customElements.define('own-frame', Own, document.all); document.body.append(Object.assign(new Own(), { src: url }))`,
  'sanitized HTML': `document.body.setHTML('<meta http-equiv="refresh" content="0;url=' + url + '">', { sanitizer: {} })`,
  'a sanitized document': `document.head.append(Document.parseHTML('<meta http-equiv="refresh" content="0;url=' + url + '">', { sanitizer: {} }).querySelector('meta'))`,
  'sanitized HTML in a shadow tree': `document.body.appendChild(document.createElement('p')).attachShadow({ mode: 'open' }).setHTML('<link rel="preconnect" href="' + url + '">', { sanitizer: {} })`,
  'an element of the document': `const meta = document.querySelector('meta').cloneNode(); meta.httpEquiv = 'refresh'; meta.content = '0;url=' + url; document.head.append(meta)`,
  'another tab': `open(url)`,
  'the tab': `top.location = url`,
  'a link to the tab': `Object.assign(document.body.appendChild(document.createElement('a')), { href: url, target: '_top' }).click()`,
  'a ping': `Object.assign(document.body.appendChild(document.createElement('a')), { href: '#', ping: url }).click()`,
  'a form': `Object.assign(document.body.appendChild(document.createElement('form')), { action: url }).submit()`,
  'a script': `document.head.append(Object.assign(document.createElement('script'), { src: url }))`,
  rules: `document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ urls: [url] }] }) }))`,
  'a module': `await import(url)`,
  'an image': `new Image().src = url`,
  'a style sheet': `document.head.append(Object.assign(document.createElement('style'), { textContent: '@import url(' + url + '); body { background: url(' + url + ') }' }))`,
  'a font': `await new FontFace('font', 'url(' + url + ')').load()`,
  'a video': `Object.assign(document.createElement('video'), { src: url }).load()`,
  'a request': `await fetch(url, { keepalive: true, mode: 'no-cors' })`,
  'a late request': `fetchLater(url, { activateAfter: 0 })`,
  'a beacon': `navigator.sendBeacon(url)`,
  events: `new EventSource(url)`,
  'a socket': `new WebSocket(url.replace('http', 'ws'))`,
  'a worker': `new Worker('data:text/javascript,fetch("' + url + '")')`,
};

test('edited code has no access to the page, its history and the network, and is stopped if it opens another page', async ({
  page,
}) => {
  const demo = await EditedDemo.open(page);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the frame must not see this cookie.
    document.cookie = 'session=secret';
  });
  const pages = await page.evaluate(() => history.length);
  const frame = frameOf(page);
  const tried = await frame.evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        return String(await work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const methods = history as unknown as Record<string, (...values: unknown[]) => void>;
    const moves = ['pushState', 'replaceState', 'back', 'forward', 'go'];
    const refused = await Promise.all(
      moves.map((name) => attempt(() => methods[name]?.(0, '', ''))),
    );
    return {
      origin: self.origin,
      page: await attempt(() => parent.document.title),
      cookies: await attempt(() => document.cookie),
      network: await attempt(() => fetch('/docs/with-reset')),
      moves: refused.filter((result) => result === 'undefined'),
    };
  });
  expect(tried).toEqual({
    origin: 'null',
    page: 'SecurityError',
    // A replacement without cookies, which requests of demos require.
    cookies: '',
    network: 'TypeError',
    moves: [],
  });
  expect(await page.evaluate(() => history.length)).toBe(pages);
  await expect(demo.stage.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');

  const listeners = new Map<string, Awaited<ReturnType<typeof listenForConnections>>>();
  for (const [way, code] of Object.entries(CONNECTIONS)) {
    const listener = await listenForConnections();
    listeners.set(way, listener);
    await frame.evaluate(
      ([body, url]) => {
        // biome-ignore lint/security/noGlobalEval: edited code uses it
        globalThis
          .eval(`(async (url) => { ${body} })`)(url)
          .catch(() => {});
      },
      [code, listener.url] as const,
    );
  }
  // The browser connects to this host later than to the others.
  const allowed = await listenForConnections();
  const other = await page.context().newPage();
  await other.goto(allowed.url).catch(() => {});
  await other.close();
  await expect.poll(() => allowed.connections).toBeGreaterThan(0);
  const connected = [...listeners].filter(([, { connections }]) => connections > 0);
  expect(connected.map(([way]) => way)).toEqual([]);
  for (const { close } of [allowed, ...listeners.values()]) close();
  await expect(demo.stage.locator('iframe')).toBeVisible();
  await demo.restart();

  for (const code of ['location.replace("http://127.0.0.1:9/")', 'location.reload()']) {
    await frameOf(page)
      // biome-ignore lint/security/noGlobalEval: edited code uses it
      .evaluate((leave) => globalThis.eval(leave), code)
      // The document may be gone before it answers.
      .catch(() => {});
    await expect(demo.region.getByRole('alert'), code).toContainText('tried to open another page');
    await demo.restart();
  }
});
