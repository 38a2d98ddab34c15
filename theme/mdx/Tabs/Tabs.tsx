import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { choose, useChoice } from './choice';
import styles from './Tabs.module.css';

export interface TabProps {
  /** What the reader chooses; also what is remembered. */
  label: string;
  children: ReactNode;
}

/** One of the alternatives in `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

const isTab = (child: ReactNode): child is ReactElement<TabProps> =>
  isValidElement(child) && typeof (child.props as Partial<TabProps>).label === 'string';

/**
 * Alternatives, one of which is in view. They are radio buttons with styles, so that they work before
 * and without scripts; scripts remember the choice.
 */
export function Tabs({
  group,
  label,
  children,
}: {
  /** Tabs with the same group show the same choice, on all pages. Without it nothing is remembered. */
  group?: string;
  /** What is chosen here, for those who cannot see it. */
  label: string;
  /** `Tab` elements, at most six. */
  children: ReactNode;
}) {
  const id = useId();
  const remembered = useChoice(group ?? '');
  const [own, setOwn] = useState<string>();
  const tabs = Children.toArray(children).filter(isTab);

  const labels = tabs.map((tab) => tab.props.label);
  const wanted = group ? remembered : own;
  const current = wanted && labels.includes(wanted) ? wanted : labels[0];
  return (
    <div className={styles.tabs}>
      <div className={styles.bar} role="radiogroup" aria-label={label}>
        {labels.map((name) => (
          <label key={name} className={styles.tab}>
            <input
              type="radio"
              name={id}
              checked={name === current}
              onChange={() => (group ? choose(group, name) : setOwn(name))}
            />
            {name}
          </label>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.props.label} className={styles.panel}>
          {tab}
        </div>
      ))}
    </div>
  );
}
