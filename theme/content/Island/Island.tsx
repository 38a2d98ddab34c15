import { createContext, useContext } from 'react';

export interface IslandProps {
  name: string;
  /** JSON. */
  props: Record<string, unknown>;
}

/** Remembers an island of the page that is rendered, and returns what marks its place. */
export const PlaceIsland = createContext((_island: IslandProps): string => '');

/**
 * Renders the place of an island: its first view as HTML, which `theme/app/islands` hydrates in the browser.
 *
 * @throws if its props are not JSON
 */
export function Island({ name, props }: IslandProps) {
  const place = useContext(PlaceIsland);
  for (const [prop, value] of Object.entries(props)) {
    if (
      typeof value === 'function' ||
      (typeof value === 'object' && value && '$$typeof' in value)
    ) {
      throw new Error(
        `The island "${name}" has ${prop}, which is no JSON: elements and functions cannot be passed from static HTML.`,
      );
    }
  }
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only a comment
      dangerouslySetInnerHTML={{ __html: place({ name, props }) }}
    />
  );
}
