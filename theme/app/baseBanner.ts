/**
 * The code of an inline script, because bundles may fail to load. Written for size, because every page contains it. `b`
 * is the base path that the site was built for.
 *
 * - `f`: one of the page's own style sheets or first scripts failed to load. `client.ts` sets `data-started`: without
 *   it, a response was not a script (an error page, or truncated). Page files do not count: the router handles them.
 * - `n` is the correct base path: the path in the address bar (`p`) without the page's own path (`c`, from its
 *   canonical link). The not-found page has none, as it is served at any URL.
 * - Reloads the page once, bypassing the HTTP cache, which may contain a page of the previous deploy, or a damaged file
 *   for a year. A flag in the history entry prevents a loop.
 * - If that fails, it becomes a page without scripts (no `data-js`), with a banner that says so.
 */
const CODE = `
addEventListener("error",({target:t})=>{
t=t.src||t.href||"";
if(!t.indexOf(l.origin+b+"static/")&&/\\/(js|css)\\/[^/]+$/.test(t))f=1
},!0);
addEventListener("DOMContentLoaded",()=>{
if(!f&&r.started!=null)return;
var c=d.querySelector("link[rel=canonical]"),p=l.pathname.replace(/(\\/(index\\.html)?|\\.html)$/,""),n=b,g=()=>l.reload(),e=d.createElement("div");
if(c){c=new URL(c.href).pathname.slice(b.length-1).replace(/\\/$/,"");if(p.endsWith(c))n=p.slice(0,p.length-c.length)+"/"}
if(n==b&&h.state!="fresh"){
h.replaceState("fresh","");
setTimeout(g,9e3);
return Promise.allSettled([...d.querySelectorAll("script[src],link[rel=stylesheet]")].map(e=>fetch(e.src||e.href,{cache:"reload"}))).then(g)
}
if(r.started==null)delete r.js;
e.id="base-banner";e.role="alert";
e.style="padding:1rem;background:#b3201f;color:#fff;font:1rem system-ui";
e.textContent="This page did not load properly. "+(n==b?"Try reloading":"The site was built for the base path \\""+b+"\\", but this address suggests BASE="+n);
d.body.prepend(e)
})`;

/**
 * The script in the page's head that handles files that fail to load. It reloads the page once, and then tells
 * the reader. If the site is deployed below a wrong base path, it names the correct one.
 *
 * @param base the base path that the site was built for; starts and ends with a slash
 */
export function baseBannerScript(base: string): string {
  return `((b,d,l,h,r,f)=>{${CODE.replace(/\n/g, '')}})(${JSON.stringify(base)},document,location,history,document.documentElement.dataset)`;
}
