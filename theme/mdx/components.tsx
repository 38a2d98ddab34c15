/** What MDX renders for each Markdown element. */
export function getCustomMDXComponent() {
  return {};
}
