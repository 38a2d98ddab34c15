import { cssUrls, type Reference } from './page';

/** Addresses that a file other than a page names; none where the crawler does not know the kind. */
export function readFileReferences(name: string, content: string): Reference[] {
  const at = (place: string) => (url: string) => ({ url, place });
  if (name.endsWith('.css')) return cssUrls(content).map(at('url()'));
  if (name.endsWith('.webmanifest') || name === 'manifest.json') return manifestUrls(content);
  if (/^sitemap.*\.xml$/.test(name)) return matches(content, /<loc>(.*?)<\/loc>/g).map(at('<loc>'));
  if (name === 'robots.txt') return matches(content, /^Sitemap: *(.+)$/gim).map(at('Sitemap'));
  if (name.endsWith('.md') || /^llms.*\.txt$/.test(name)) return markdownUrls(content);
  return [];
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.trim());

/** Addresses of a web app manifest: start, scope, icons, screenshots, shortcuts. */
function manifestUrls(content: string): Reference[] {
  const found: Reference[] = [];
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      if (['src', 'url', 'start_url', 'scope'].includes(key))
        found.push({ url: value, place: key });
    } else if (value && typeof value === 'object') {
      for (const [name, child] of Object.entries(value))
        visit(child, Array.isArray(value) ? key : name);
    }
  };
  visit(JSON.parse(content), '');
  return found;
}

/** Links and images of Markdown, outside code. */
function markdownUrls(content: string): Reference[] {
  const prose = content
    .replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\2[`~]*\s*$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
  return [
    ...matches(prose, /\]\(<?([^)\s>]+)/g),
    ...matches(prose, /^\[[^\]]+\]: *(\S+)/gm),
    ...matches(prose, /^url: *(\S+)$/gm),
  ].map((url) => ({ url, place: 'link' }));
}
