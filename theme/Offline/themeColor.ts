/** Lets the frame that the browser or system draws around the site follow the colour mode. */
export function followThemeColor(): () => void {
  const root = document.documentElement;
  const apply = () => {
    const color = getComputedStyle(root).getPropertyValue('--surface').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  };
  const observer = new MutationObserver(apply);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  apply();
  return () => observer.disconnect();
}
