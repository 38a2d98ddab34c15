/**
 * The code, as text: it stands in the HTML itself, since no bundle is there to run. Written for size,
 * because every page has it. `b` is the base path that the site was built for.
 *
 * - `f`: one of the page's own style sheets or first scripts did not load. `client.tsx` sets `data-started`:
 *   without it, a script came but was no script (an error page, or half of it). A page's file of data does
 *   not count: the router answers for that.
 * - `n` is the base path that would be right: the path in the address bar (`p`) without the page's own path
 *   (`c`, from its canonical link). The not-found page has none: it stands at any address.
 * - The page is loaded once more, its files past the browser's HTTP cache: that may hold a page of the
 *   previous deploy, or a damaged file for a year. A note in the history entry keeps it at once.
 * - If that was in vain, it becomes a page without scripts (no `data-js`), under a banner that says so.
 */
const CODE = `
addEventListener("error",({target:t})=>{
t=t.src||t.href||"";
if(!t.indexOf(l.origin+b+"static/")&&/\\/(js|css)\\/[^/]+$/.test(t))f=1
},!0);
addEventListener("DOMContentLoaded",()=>{
if(!f&&r.started!=null)return;
var c=d.querySelector("link[rel=canonical]"),p=l.pathname.replace(/((index)?\\.html|\\/)$/,""),n=b,g=()=>l.reload(),e=d.createElement("div");
if(c){c=new URL(c.href).pathname.slice(b.length-1).replace(/\\/$/,"");if(p.endsWith(c))n=p.slice(0,p.length-c.length)+"/"}
if(n==b&&h.state!="fresh"){
h.replaceState("fresh","");
setTimeout(g,9e3);
return Promise.allSettled([...d.querySelectorAll("script[src],link[rel=stylesheet]")].map(e=>fetch(e.src||e.href,{cache:"reload"}))).then(g)
}
if(r.started==null)delete r.js;
e.id="base-banner";e.role="alert";
e.style="padding:1rem;background:#b3201f;color:#fff;font:1rem system-ui";
e.textContent="This page did not load properly. "+(n==b?"Menus and search may not work. Load it again":"The site was built for the base path \\""+b+"\\", but from this address it looks like \\""+n+"\\": build it with BASE="+n);
d.body.prepend(e)
})`;

/**
 * The script for the page's head that answers when the files of the page do not load: it loads the page
 * afresh, once, and then tells the reader. Where the site stands below a path that it was not built for, it
 * tells whoever deployed it which base path would be right.
 *
 * @param base the base path that the site was built for; starts and ends with a slash
 */
export function baseBannerScript(base: string): string {
  return `((b,d,l,h,r,f)=>{${CODE.replace(/\n/g, '')}})(${JSON.stringify(base)},document,location,history,document.documentElement.dataset)`;
}
