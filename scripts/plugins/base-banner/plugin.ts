import { baseBannerScript } from '../../../theme/app/baseBanner';
import type { SitePlugin } from '../../rspress/site';

/** Shows a banner when styles or scripts do not load, for example because the base path is wrong. */
export const baseBanner: SitePlugin = {
  name: 'base-banner',
  setup: ({ address }) => ({ headScripts: [baseBannerScript(address.base)] }),
};
