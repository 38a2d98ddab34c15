import { CHANGES_ROUTE } from '../../theme/config/pages';

/** Announcement in the variant with all options enabled. */
const ANNOUNCEMENT = {
  id: 'test',
  text: 'This is an announcement.',
  link: { label: 'Read more', href: CHANGES_ROUTE },
  closeable: true,
};

/** A second version and a second language. Existing pages of the site serve as their home pages. */
const VERSION = { name: 'old', label: 'Old', path: '/offline', isLast: false };
const LANGUAGE = {
  'markdown-page': { label: 'Deutsch', direction: 'ltr', htmlLang: 'de', openGraph: 'de_DE' },
};

const enableAll = (text: string) => text.replaceAll(/\b(\w+): false\b/g, '$1: true');

/** Edits that enable every option of the theme's configuration that is off by default. */
export const ENABLE_OPTIONS = [
  { file: 'theme/config/colorMode.ts', change: enableAll },
  {
    file: 'theme/config/theme.ts',
    change: (text: string) =>
      enableAll(text).replace(
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
