import { Badge } from './badge';
import { box, type Component } from './component';
import { ErrorFinder, Errors } from './errors';
import { Actions, Example, Extensions, Hero, Pitch } from './home';
import { island } from './island';
import { PackageManagers, Tab, Tabs } from './tabs';
import { TutorialSteps } from './tutorial';

/** An island that a writer can place. In the Markdown copy there is nothing of it. */
const livingComponent = (name: string): Component => ({
  html: (props) => [island(name, props)],
  markdown: () => [],
});

/** The choice of two versions over the tables of what each version changed. */
const Upgrade: Component = {
  html(_props, _node, _state, { overview }) {
    const { versions, changes } = overview().releases;
    return [
      island('Upgrade', {
        versions: versions.map(({ version, peers }) => ({ version, peers })),
        changes: changes.map(({ text, ...facts }) => facts),
      }),
    ];
  },
  markdown: () => [],
};

/**
 * All components that pages can use. To add one that is HTML, write it here or in a file beside this one;
 * to add one that lives in the browser, name it here and in `theme/islands/islands.tsx`.
 */
export const COMPONENTS: Readonly<Record<string, Component>> = {
  Actions,
  Badge,
  ErrorFinder,
  Errors,
  Example,
  Extensions,
  Hero,
  OfflinePanel: livingComponent('OfflinePanel'),
  PackageManagers,
  Pitch,
  /** Sets an ordered list inside it as steps: big numbers, joined by a line. */
  Steps: box('steps'),
  SymbolIndex: livingComponent('SymbolIndex'),
  Tab,
  Tabs,
  TutorialSteps,
  Upgrade,
};
