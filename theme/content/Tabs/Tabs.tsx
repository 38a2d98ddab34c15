import type { RootContent } from 'mdast';
import type { ReactNode } from 'react';

export interface TabsProps {
  /** Label of the group of radio buttons. */
  label: string;
  /** Tabs with the same group show the same choice, on all pages. */
  group?: string;
  /** Unique among the tabs of the page. */
  id: number;
  panels: readonly { label: string; children?: ReactNode }[];
}

/** Renders tabs as radio buttons, so that they work without scripts. `tabChoice.ts` remembers the choice. */
export function Tabs({ label, group, id, panels }: TabsProps) {
  return (
    <div className="tabs" data-group={group}>
      <div className="tabs-bar" role="radiogroup" aria-label={label}>
        {panels.map((panel, index) => (
          <label key={panel.label} className="tab">
            <input
              type="radio"
              name={`tabs-${id}`}
              value={panel.label}
              defaultChecked={index === 0}
            />
            {panel.label}
          </label>
        ))}
      </div>
      {panels.map((panel) => (
        <div key={panel.label} className="tab-panel" data-label={panel.label}>
          {panel.children}
        </div>
      ))}
    </div>
  );
}

export const tabMarkdown = (label: string, content: RootContent[]): RootContent[] => [
  {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: label }] }],
  },
  ...content,
];
