import { baseBannerScript } from '../../../theme/plugins/base-banner/baseBanner';
import type { SitePlugin } from '../../rspress/site';

/** Says on a page that came without its styles and scripts that the site is served below another base path. */
export const baseBanner: SitePlugin = {
  name: 'base-banner',
  setup: ({ address }) => ({ headScripts: [baseBannerScript(address.base)] }),
};
