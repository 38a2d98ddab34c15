import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

interface TabsProps {
  /** Label of the group of radio buttons. */
  label?: string;
  /** Tabs with the same group show the same choice, on all pages. */
  groupId?: string;
  /** Two or more `<Tab>`. */
  children?: ReactNode;
}

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** One panel of `<Tabs>`. */
export const Tab = ({ children }: TabProps) => children;

const isTab = (node: ReactNode): node is ReactElement<TabProps> =>
  isValidElement(node) && node.type === Tab;

/**
 * Renders tabs as radio buttons, so that they work without scripts. `tabChoice.ts` remembers the choice.
 *
 * @throws if there are fewer than two tabs
 */
export function Tabs({ label = 'Choose', groupId, children }: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children).filter(isTab);
  if (tabs.length < 2) throw new Error('<Tabs> needs at least two <Tab label="…">.');
  return (
    <div className="tabs" data-group={groupId}>
      <div className="tabs-bar" role="radiogroup" aria-label={label}>
        {tabs.map(({ props }, index) => (
          <label key={props.label} className="tab">
            <input type="radio" name={id} value={props.label} defaultChecked={index === 0} />
            {props.label}
          </label>
        ))}
      </div>
      {tabs.map(({ props }) => (
        <div key={props.label} className="tab-panel" data-label={props.label}>
          {props.children}
        </div>
      ))}
    </div>
  );
}
