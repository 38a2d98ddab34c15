import { useState } from 'react';
import { Icon, iconButton } from '../Icon/Icon';
import styles from './HideSidebar.module.css';

/** Lets readers hide the sidebar and bring it back. Loaded only where the configuration asks for it. */
export default function HideSidebar() {
  const [hidden, setHidden] = useState(false);
  const label = hidden ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <button
      type="button"
      className={`${iconButton} ${styles.button}`}
      data-hidden={hidden}
      aria-label={label}
      title={label}
      aria-expanded={!hidden}
      onClick={() => setHidden(!hidden)}
    >
      <Icon name="chevron" />
    </button>
  );
}
