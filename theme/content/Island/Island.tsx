import { ISLAND_MARK } from '../../config/constants';

export interface IslandProps {
  name: string;
  /** Must be JSON. */
  props: Record<string, unknown>;
}

/** The placeholder of an island, hydrated by `theme/app/islands`. */
export function Island({ name, props }: IslandProps) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment
      dangerouslySetInnerHTML={{ __html: ISLAND_MARK }}
    />
  );
}
