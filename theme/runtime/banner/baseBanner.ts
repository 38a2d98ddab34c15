/**
 * The banner's code, as text: it stands in the HTML itself, since no bundle is there to run. Written for
 * size, because every page has it. `b` is the base path that the site was built for.
 *
 * - `s(p, c)` suggests a base path from the path in the address bar and the page's own path (from its
 *   canonical link, or the current entry of the sidebar; null without both).
 * - The first own stylesheet or script that fails shows the banner. A page's own chunk does not: the
 *   router answers for that.
 */
const CODE = `
function s(p,c){
p=p.replace(/(index)?\\.html$/,"").replace(/\\/$/,"");
if(c!==null){c=c.slice(b.length-1).replace(/\\/$/,"");if(p.endsWith(c))return p.slice(0,p.length-c.length)+"/"}
return p.replace(/\\/[^/]*$/,"")+"/"
}
function show(){
var l=d.querySelector("link[rel=canonical],a[aria-current=page]"),n=s(location.pathname,l&&new URL(l.href).pathname),e=d.createElement("div");
e.id="base-banner";e.setAttribute("role","alert");
e.style.cssText="padding:1rem;background:#b3201f;color:#fff;font:1rem system-ui";
e.textContent="This site did not load properly. "+(n===b?"Files could not be fetched. Check the connection and load it again.":"Its base path seems wrong: it was built for \\""+b+"\\", but from this address it looks like \\""+n+"\\". Build it with BASE="+n);
d.body.prepend(e)
}
var d=document,o;
addEventListener("error",function(e){
var t=e.target,u=t.src||t.href||"";
if(o||t.localName!=="script"&&t.rel!=="stylesheet"||u.indexOf(location.origin+b+"static/")||/\\/async\\//.test(u))return;
o=1;d.readyState==="loading"?d.addEventListener("DOMContentLoaded",show):show()
},true)`;

/**
 * The script for the page's head that tells a reader, and whoever deployed the site, that its
 * files are not where the page looks for them, and which base path would be right.
 *
 * @param base the base path that the site was built for; starts and ends with a slash
 */
export function baseBannerScript(base: string): string {
  return `!function(b){${CODE.replace(/\n/g, '')}}(${JSON.stringify(base)})`;
}
