import styles from './Demo.module.css';
import { showStill } from './showStill';

/**
 * Renders the first frame of a demo. It comes with the document, or the page fills it when idle (`idle.ts`). A later
 * one, for example after Stop, fills itself.
 */
export const Still = ({ name }: { name: string }) => (
  <div className={styles.pane} inert>
    <DemoStill name={name} />
  </div>
);

export const DemoStill = ({ name }: { name: string }) => <div data-still={name} ref={showIfLate} />;

/** Renders the inspector in that frame. */
export const InspectorStill = ({ name }: { name: string }) => (
  <div className={`${styles.room} demo-state`} inert>
    <div data-still-inspector={name} ref={showIfLate} />
  </div>
);

function showIfLate(host: HTMLElement | null): void {
  if (host) void showStill(host);
}
