import { DOCS_ROOT } from '../config/docs';

/** Matches the path of a page in an address, if the page is not known: the documentation, or else the last part. */
const LIKELY_PAGE = new RegExp(`(${DOCS_ROOT}|/[^/]*$).*`);

/**
 * The code of an inline script, because bundles may fail to load. Written for size, because every page contains it. `b`
 * is the base path that the site was built for.
 *
 * - `f`: one of the page's own style sheets or first scripts failed to load. `client.ts` sets `data-started`: without
 *   it, a response was not a script (an error page, or truncated). Page files do not count: the router handles them.
 * - Reloads the page once, bypassing the HTTP cache, which may contain a page of the previous deploy, or a damaged file
 *   for a year. A flag in the history entry prevents a loop.
 * - If that fails, it becomes a page without scripts (no `data-js`), with a banner that says so. The banner sticks to the
 *   top of the viewport, because the browser scrolls past it to a heading, or to the position before the reload.
 * - `n` is the correct base path: the path in the address bar (`p`) without the page's own path (`c`, from its
 *   canonical link). The not-found page has none, as it is served at any URL, so the base path is a guess there.
 */
const CODE = `
addEventListener("error",({target:t})=>{
t=t.src||t.href||"";
if(!t.indexOf(location.origin+b+"static/")&&/\\/(js|css)\\/[^/]+$/.test(t))f=1
},!0);
addEventListener("DOMContentLoaded",()=>{
if(!f&&r.started!=null)return;
var c=document.querySelector("link[rel=canonical]"),p=location.pathname.replace(/(\\/(index\\.html)?|\\.html)$/,""),n=b,g=()=>location.reload(),e=document.createElement("div");
if(history.state!="fresh"){
history.replaceState("fresh","");
setTimeout(g,9e3);
return Promise.allSettled([...document.querySelectorAll("script[src],link[rel=stylesheet]")].map(e=>fetch(e.src||e.href,{cache:"reload"}))).then(g)
}
if(r.started==null)delete r.js;
c?p.endsWith(c=new URL(c.href).pathname.slice(b.length-1).replace(/\\/$/,""))&&(n=p.slice(0,p.length-c.length)+"/"):n=location.pathname.replace(${LIKELY_PAGE},"/");
e.role="alert";
e.style="position:sticky;top:0;z-index:500;padding:1rem;background:#b3201f;color:#fff;font:1rem system-ui";
e.textContent="This page did not load properly. "+(n==b?"Try reloading":"It was built with BASE="+b+", but this address suggests BASE="+n);
document.body.prepend(e)
})`;

/**
 * The script in the page's head that handles files that fail to load. It reloads the page once, and then tells
 * the reader. If the site is deployed below a wrong base path, it names the correct one.
 *
 * @param base the base path that the site was built for; starts and ends with a slash
 */
export function baseBannerScript(base: string): string {
  return `((b,r,f)=>{${CODE.replace(/\n/g, '')}})(${JSON.stringify(base)},document.documentElement.dataset)`;
}
