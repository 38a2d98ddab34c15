/**
 * First half of `npm run images`: draws icons and social card from `docs/public/logo.svg` with Chromium. The images are
 * committed, so that a build needs no browser. Run it again after the logo, the title or the tagline has changed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { site } from '../../../theme/config/site';
import { icons, socialImage } from '../../metadata/images';
import { CHROMIUM_FLAGS, findChromium } from '../../testing/browser';

const folder = path.join(import.meta.dirname, '../../../docs/public');
const logo = readFileSync(path.join(folder, 'logo.svg'), 'utf8');

/** Background of the social card: a dark shade of the accent. */
const BACKGROUND = '#1d1330';
const ACCENT = '#7c3aed';
const LIGHT_ACCENT = '#b794f6';

/** Draws the logo in other colors and another size, in px. */
const drawLogo = (size: number, body = ACCENT, bars = '#fff') =>
  logo
    .replace('width="32" height="32"', `width="${size}" height="${size}"`)
    .replace(/#fff|#7c3aed/g, (color) => (color === ACCENT ? body : bars));

/** Size of the logo relative to the icon. Platforms crop corners, and up to a fifth of maskable icons. */
const LOGO_SHARE = { plain: 1, padded: 0.72, maskable: 0.56 } as const;

const iconPage = (size: number, kind: keyof typeof LOGO_SHARE) => `
  <body style="margin:0; display:grid; place-items:center; width:${size}px; height:${size}px;
    background:${kind === 'plain' ? 'transparent' : ACCENT}">
    ${
      kind === 'plain'
        ? drawLogo(size)
        : drawLogo(Math.round(size * LOGO_SHARE[kind]), '#fff', ACCENT)
    }
  </body>`;

const socialPage = `
  <body style="margin:0; box-sizing:border-box; width:${socialImage.width}px; height:${socialImage.height}px;
    padding:0 96px; display:flex; flex-direction:column; justify-content:center; gap:40px;
    background:${BACKGROUND}; color:#fff; font-family:'Liberation Sans', Arial, sans-serif;
    border-bottom:16px solid ${ACCENT}">
    <div style="margin-left:-15px">${drawLogo(160, LIGHT_ACCENT, BACKGROUND)}</div>
    <div style="font-size:104px; font-weight:700; letter-spacing:-2px; line-height:1">${site.title}</div>
    <div style="font-size:46px; color:#d9ccf2; line-height:1.25">${site.tagline}</div>
  </body>`;

/** Creates an ICO file with one PNG. Header and directory of the format take 22 bytes. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage();
  const draw = async (file: string, html: string, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(path.join(folder, file), file.endsWith('.ico') ? ico(png, width) : png);
    console.log(`docs/public/${file}  ${width}×${height}`);
  };
  mkdirSync(folder, { recursive: true });
  for (const { file, size, kind } of icons) await draw(file, iconPage(size, kind), size, size);
  await draw(socialImage.file, socialPage, socialImage.width, socialImage.height);
} finally {
  await browser.close();
}
