/** Pictures of the site that browsers show when they offer to install it; in `docs/public`. */
export const SCREENSHOTS = [
  {
    file: 'screenshots/guide-wide.png',
    route: '/docs/with-reset',
    width: 1280,
    height: 800,
    form: 'wide',
    label: 'A guide with its sidebar and table of contents',
  },
  {
    file: 'screenshots/guide-narrow.png',
    route: '/docs/with-reset',
    width: 390,
    height: 844,
    form: 'narrow',
    label: 'A guide on a phone',
  },
  {
    file: 'screenshots/home-narrow.png',
    route: '/',
    width: 390,
    height: 844,
    form: 'narrow',
    label: 'The home page on a phone',
  },
] as const;
