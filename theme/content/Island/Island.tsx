import { ISLAND_MARK } from '../../config/constants';

export interface IslandProps {
  name: string;
  /** Must be serializable as JSON. */
  props: Record<string, unknown>;
}

/** Renders the placeholder of an island, which `theme/app/islands` hydrates. */
export function Island({ name, props }: IslandProps) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only a comment
      dangerouslySetInnerHTML={{ __html: ISLAND_MARK }}
    />
  );
}
