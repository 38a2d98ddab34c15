/**
 * The banner's code, as text: it stands in the HTML itself, since no bundle is there to run. Written for
 * size, because every page has it. `b` is the base path that the site was built for.
 *
 * - The first own stylesheet or script that fails calls for the banner. A page's file of data does not:
 *   the router answers for that.
 * - `n` is the base path that would be right, from the path in the address bar (`p`) and the page's own
 *   path (`c`, from its canonical link, or from the current entry of the sidebar).
 */
const CODE = `
var d=document,o;
addEventListener("error",function(e){
var u=e.target.src||e.target.href||"";
if(o||u.indexOf(location.origin+b+"static/")||!/\\/(js|css)\\/[^/]+$/.test(u))return;
o=1;
addEventListener("load",function(){
var e=d.createElement("div"),l=d.querySelector("link[rel=canonical],a[aria-current=page]"),
p=location.pathname.replace(/(index)?\\.html$/,"").replace(/\\/$/,""),
c=l?new URL(l.href).pathname.slice(b.length-1).replace(/\\/$/,""):"/",
n=p.endsWith(c)?p.slice(0,p.length-c.length)+"/":p.replace(/[^/]*$/,"");
e.id="base-banner";e.setAttribute("role","alert");
e.style.cssText="padding:1rem;background:#b3201f;color:#fff;font:1rem system-ui";
e.textContent="This site did not load properly. "+(n===b?"Check the connection and load it again.":"It was built for the base path \\""+b+"\\", but from this address it looks like \\""+n+"\\": build it with BASE="+n);
d.body.prepend(e)
})
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
