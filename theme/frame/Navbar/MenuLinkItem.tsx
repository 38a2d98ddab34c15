import { FrameLink } from '../../ui/FrameLink/FrameLink';
import type { MenuLink } from './resolveNavbarItem';

/**
 * Renders a link of the navbar, in the bar or in a menu. `startNavbar.ts` uses the attributes to mark the current link.
 */
export function MenuLinkItem({ link, className }: { link: MenuLink; className?: string }) {
  const { label, href, current, section, always, lang, version } = link;
  return (
    <FrameLink
      href={href}
      className={className}
      aria-current={current}
      data-section={section}
      data-always={always ? '' : undefined}
      lang={lang}
      hrefLang={lang}
      data-action={version && 'version'}
      data-version={version}
    >
      {label}
    </FrameLink>
  );
}
