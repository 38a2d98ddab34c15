import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { htmlFileOf } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import { loadedBy } from '../lib/html';

/** Bytes of a route's first load, with gzip at the highest level. */
export interface FirstLoad {
  html: number;
  js: number;
  css: number;
  /** Styles of shadow trees, which do not delay the page. */
  shadowCss: number;
}

/**
 * The transferred bytes of a file, with gzip at the highest level unless that makes it larger. Addresses count as if the
 * site had no base path, so that limits are the same for all base paths.
 *
 * @param base the base path that the site was built for
 */
export function weigh(file: string, base = '/'): number {
  const content = ['"', '=', site.origin].reduce(
    (text, before) => text.replaceAll(before + base, `${before}/`),
    // Keeps all bytes.
    fs.readFileSync(file, 'latin1'),
  );
  return Math.min(content.length, gzipSync(Buffer.from(content, 'latin1'), { level: 9 }).length);
}

/**
 * Measures what a browser loads for a route before any interaction: the HTML, and the scripts and styles that it
 * references or preloads.
 *
 * @param base the base path that the site was built for
 * @throws if the route or one of its files is missing
 */
export function firstLoad(dist: string, route: string, base = '/'): FirstLoad {
  const page = path.join(dist, htmlFileOf(route));
  const html = fs.readFileSync(page, 'utf8');
  const files = loadedBy(html)
    .filter((address) => /\.(?:js|css)$/.test(address))
    .map((address) => {
      const file = address.slice(base.length);
      return { address, file, bytes: weigh(path.join(dist, file), base) };
    });
  const sum = (part: RegExp, extension: string) => {
    const loaded = new Set(loadedBy((html.match(part) ?? []).join('')));
    return files
      .filter(({ address, file }) => file.endsWith(extension) && loaded.has(address))
      .reduce((all, { bytes }) => all + bytes, 0);
  };
  const head = /<head[\s\S]*<\/head>/g;
  return {
    html: weigh(page, base),
    js: sum(head, '.js'),
    css: sum(head, '.css'),
    shadowCss: sum(/<template[\s\S]*?<\/template>/g, '.css'),
  };
}
