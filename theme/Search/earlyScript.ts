/**
 * How the inline script knows the search button. An attribute that it has anyway: every page carries these
 * bytes.
 */
const BUTTON = '[aria-keyshortcuts]';

/**
 * The inline script that hears a click on the search button, or its keys, before the page's scripts have
 * arrived: `data-search` on the root element says so, and holds what was typed since. It is
 * written for size. Without `data-js` no scripts will come, and keys do what they always do.
 */
export function earlyScript(): string {
  return [
    '["click","keydown"].forEach(function(n){addEventListener(n,function(e){',
    'var d=document.documentElement.dataset,t=e.target,k=e.key;',
    'd.hydrated||d.js==null||(d.search!=null?k&&!k[1]&&!e.ctrlKey&&!e.metaKey&&(d.search+=k,1):',
    `(k?k=="/"&&!t.matches("input,textarea,select")||k=="k"&&(e.ctrlKey||e.metaKey):t.closest("${BUTTON}"))&&(d.search="",1))`,
    '&&e.preventDefault()})})',
  ].join('');
}

/** Takes over what the inline script has heard: the text typed so far, or undefined where nobody searches. */
export function takeEarlySearch(): string | undefined {
  const { dataset } = document.documentElement;
  const typed = dataset.search;
  delete dataset.search;
  return typed;
}
