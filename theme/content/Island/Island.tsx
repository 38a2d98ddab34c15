import { ISLAND_MARK } from '../../config/constants';

/** Renders the placeholder of an island, which `theme/app/islands` hydrates. */
export function Island({ name, props }: { name: string; props: Record<string, unknown> }) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only a comment
      dangerouslySetInnerHTML={{ __html: ISLAND_MARK }}
    />
  );
}
