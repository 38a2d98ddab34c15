/** Attribute of the search button by which the inline script knows it. */
export const SEARCH_BUTTON = 'data-search-button';

/**
 * The inline script that hears a click on the search button, or its keys, before the page's scripts have
 * arrived: `data-search` on the root element says so, and holds what was typed since. It is written for size.
 */
export function earlyScript(): string {
  const opens =
    '(e.ctrlKey||e.metaKey)&&k=="k"||k=="/"&&!/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)';
  return [
    '!function(w){var d=document.documentElement.dataset;',
    `w("click",function(e){d.hydrated||e.target.closest("[${SEARCH_BUTTON}]")&&(d.search="")});`,
    'w("keydown",function(e){var k=e.key;if(d.hydrated)return;',
    `if(d.search==null){if(!(${opens}))return;d.search=""}`,
    'else if(k=="Backspace")d.search=d.search.slice(0,-1);',
    'else if(k.length==1&&!e.ctrlKey&&!e.metaKey&&!e.altKey)d.search+=k;',
    'else return;e.preventDefault()})',
    '}(addEventListener)',
  ].join('');
}

/** Takes over what the inline script has heard: the text typed so far, or undefined where nobody searches. */
export function takeEarlySearch(): string | undefined {
  const { dataset } = document.documentElement;
  const typed = dataset.search;
  delete dataset.search;
  return typed;
}
