/** Selector of the button: an existing attribute, because every page contains these bytes. */
const BUTTON = '[aria-keyshortcuts]';

/** Keeps text that is typed before the scripts have loaded in `data-search`. Without `data-js`, they never will. */
export function earlyScript(): string {
  return [
    '["click","keydown"].forEach(function(n){addEventListener(n,function(e){',
    'var d=document.documentElement.dataset,t=e.target,k=e.key;',
    'd.hydrated||d.js==null||(d.search!=null?k&&!k[1]&&!e.ctrlKey&&!e.metaKey&&(d.search+=k,1):',
    `(k?k=="/"&&!t.matches("input,textarea,select")||k=="k"&&(e.ctrlKey||e.metaKey):t.closest("${BUTTON}"))&&(d.search="",1))`,
    '&&e.preventDefault()})})',
  ].join('');
}

/** Takes over from the inline script. Returns the text typed so far, or undefined if the search was not opened. */
export function takeEarlySearch(): string | undefined {
  const { dataset } = document.documentElement;
  const typed = dataset.search;
  delete dataset.search;
  return typed;
}
