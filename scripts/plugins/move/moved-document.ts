import { addBase } from '../../../theme/config/routes';
import { type Page, titleOf } from '../../content/page';
import { escapeHtml } from '../../metadata/head';
import { addressOf, type SiteAddress } from '../../metadata/pages';

/** Keeps query and hash of the old address, unless the new one has its own hash. */
const SCRIPT =
  'const l=document.links[0];l.search=location.search;l.hash||=location.hash;location.replace(l)';

/**
 * Renders a document that redirects from the address of a moved page, for hosts that do not support redirects.
 *
 * @param target path of the new page, optionally with a hash
 * @param name title of the new page
 */
export function movedDocument(target: string, name: string, address: SiteAddress): string {
  const href = escapeHtml(addBase(target, address.base));
  const canonical = escapeHtml(addressOf(address, target).replace(/#.*/, ''));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Moved to ${escapeHtml(name)}</title>
<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<h1>This page has moved</h1>
<p>It is now at <a href="${href}">${escapeHtml(name)}</a>.</p>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** Returns the title of the page at an address, or the address itself if there is no page. */
export function titleAt(address: string, pages: readonly Page[]): string {
  const page = pages.find(({ route }) => route === address.replace(/#.*/, ''));
  return (page && titleOf(page)) ?? address;
}
