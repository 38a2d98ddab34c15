/** A link of the frame. */
export interface NavigationLink {
  label: string;
  href: string;
}
