import { showStill } from './showStill';

interface StillProps {
  name: string;
  onPress: () => void;
  onPointerEnter: () => void;
}

/** Shows a picture of a demo, as it looks once it has loaded. A click on it runs the demo. */
export const Still = ({ name, onPress, onPointerEnter }: StillProps) => (
  <div className="demo-app demo-picture">
    <div inert>
      <DemoStill name={name} />
    </div>
    {/* For pointers only, because the keyboard can use Run. */}
    <button
      type="button"
      className="demo-play"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
      onPointerEnter={onPointerEnter}
    >
      <span className="button primary">▶&#xFE0E;</span>
    </button>
  </div>
);

/**
 * The still itself. It comes with the document, or the page fills it when idle (`idle.ts`). A later one, for example
 * after Stop, fills itself.
 */
export const DemoStill = ({ name }: { name: string }) => (
  <div data-still={name} ref={(host) => void (host && showStill(host))} />
);
