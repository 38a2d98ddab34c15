import { showStill } from './showStill';

/**
 * A picture of a demo, as it looks once it has loaded. It comes with the document, or the page fills it when idle
 * (`idle.ts`). A later one, for example after Stop, fills itself.
 */
export const DemoStill = ({ name }: { name: string }) => (
  <div data-still={name} ref={(host) => void (host && showStill(host))} />
);
