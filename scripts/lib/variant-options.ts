import { CHANGES_ROUTE } from '../../theme/config/pages';

/** The announcement of the variant with all options. */
const ANNOUNCEMENT = {
  id: 'test',
  text: 'This is an announcement.',
  link: { label: 'Read more', href: CHANGES_ROUTE },
  closeable: true,
};

/** The second version and the second language. Pages of the site stand in for their root pages. */
const VERSION = { name: 'old', label: 'Old', path: '/offline', isLast: false };
const LANGUAGE = {
  'markdown-page': { label: 'Deutsch', direction: 'ltr', htmlLang: 'de', openGraph: 'de_DE' },
};

const switchOn = (text: string) => text.replaceAll(/\b(\w+): false\b/g, '$1: true');

/** Edits that switch on every option of the theme's configuration that is off by default. */
export const SWITCHED_ON = [
  { file: 'theme/config/colorMode.ts', change: switchOn },
  {
    file: 'theme/config/theme.ts',
    change: (text: string) =>
      switchOn(text).replace(
        /(const announcementBar\b.* = )undefined/,
        `$1${JSON.stringify(ANNOUNCEMENT)}`,
      ),
  },
  {
    file: 'theme/config/site.ts',
    change: (text: string) =>
      text
        .replace(/(versions: \[)(.*)\]/, `$1$2, ${JSON.stringify(VERSION)}]`)
        .replace(/(locales: \{)/, `$1 ...${JSON.stringify(LANGUAGE)},`),
  },
];
