import { translate } from '../../config/translate';

export function HeadingLink({ id, heading }: { id: string; heading: string }) {
  const label = translate({ id: 'directLink', message: 'Direct link to {heading}' }, { heading });
  return (
    <a className="heading-link" href={`#${id}`} aria-label={label}>
      {/* CSS draws the symbol, so that it is not part of the heading. */}
    </a>
  );
}
