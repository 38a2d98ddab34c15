/**
 * The code, as text: it stands in the HTML itself, since no bundle is there to run. Written for size,
 * because every page has it. `b` is the base path that the site was built for.
 *
 * - `f`: one of the page's own style sheets or first scripts did not load. `client.tsx` sets `data-started`:
 *   without it, a script came but was no script (an error page, or half of it). A page's file of data does
 *   not count: the router answers for that.
 * - `n` is the base path that would be right: the path in the address bar (`p`) without the page's own path
 *   (`c`, from its canonical link). The not-found page has none: it stands at any address.
 * - The page is loaded once more, past the browser's HTTP cache: that may hold a page of the previous
 *   deploy, or a damaged file for a year. A note in session storage (`m`) keeps it at once.
 * - If that was in vain, it becomes a page without scripts (no `data-js`), under a banner that says so.
 */
const CODE = `
var d=document,r=d.documentElement.dataset,f;
addEventListener("error",function(e){
var u=e.target.src||e.target.href||"";
if(!u.indexOf(location.origin+b+"static/")&&/\\/(js|css)\\/[^/]+$/.test(u))f=1
},true);
addEventListener("DOMContentLoaded",function(){
var m,k="fresh-load",q=location.pathname,e=d.createElement("div"),l,p,c,n,a;
try{m=sessionStorage}catch(x){}
if(!f&&r.started!=null)return m&&m.removeItem(k);
l=d.querySelector("link[rel=canonical]");
p=q.replace(/(index)?\\.html$/,"").replace(/\\/$/,"");
c=l&&new URL(l.href).pathname.slice(b.length-1).replace(/\\/$/,"");
n=l&&p.endsWith(c)?p.slice(0,p.length-c.length)+"/":b;
if(n==b&&m&&m.getItem(k)!=q){
m.setItem(k,q);
a=[location.href];
d.querySelectorAll("script[src],link[rel=stylesheet]").forEach(function(e){a.push(e.src||e.href)});
return Promise.race([Promise.allSettled(a.map(function(u){return fetch(u,{cache:"reload"})})),new Promise(function(t){setTimeout(t,9e3)})]).then(function(){location.reload()})
}
if(r.started==null)delete r.js;
e.id="base-banner";e.setAttribute("role","alert");
e.style.cssText="padding:1rem;background:#b3201f;color:#fff;font:1rem system-ui";
e.textContent=n==b?"This page has not loaded completely: menus, search and demos may not work. ":"This site did not load properly. It was built for the base path \\""+b+"\\", but from this address it looks like \\""+n+"\\": build it with BASE="+n;
if(n==b){a=d.createElement("a");a.href="";a.style.color="inherit";a.textContent="Load it again";e.append(a)}
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
  return `!function(b){${CODE.replace(/\n/g, '')}}(${JSON.stringify(base)})`;
}
