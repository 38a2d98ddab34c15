import { translate } from '../../config/translate';

export interface HeadingLinkProps {
  id: string;
  /** Text of the heading. */
  heading: string;
}

export function HeadingLink({ id, heading }: HeadingLinkProps) {
  const label = translate({ id: 'directLink', message: 'Direct link to {heading}' }, { heading });
  return (
    <a className="heading-link" href={`#${id}`} aria-label={label}>
      {/* CSS draws the symbol, so that it is not part of the heading. */}
    </a>
  );
}
