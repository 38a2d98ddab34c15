import { DOCS_PLUGIN_ID } from '../config/docs';
import { savePreferredVersion } from '../config/preferredVersion';
import { FrameLink } from '../FrameLink/FrameLink';
import type { MenuLink } from './resolveNavbarItem';

/** A link of the navbar, in the bar or in a menu. */
export function MenuLinkItem({ link, className }: { link: MenuLink; className?: string }) {
  const { label, href, current, lang, version } = link;
  return (
    <FrameLink
      href={href}
      className={className}
      aria-current={current}
      lang={lang}
      hrefLang={lang}
      onClick={version ? () => savePreferredVersion(DOCS_PLUGIN_ID, version) : undefined}
    >
      {label}
    </FrameLink>
  );
}
