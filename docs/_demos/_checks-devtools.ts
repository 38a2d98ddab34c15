import type { TodoStore } from './tutorial-devtools';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

interface Run {
  messages: readonly { action: { type: string } }[];
}

const last = ({ messages }: Run) => messages.at(-1)?.action.type;

export const checks = {
  'A new todo arrives as “add”': (_fields: object, run: Run) =>
    last(run) === 'add',
  'A todo that you check off arrives as “done”': (_fields: object, run: Run) =>
    last(run) === 'done',
  'Reset, which has no name, arrives as “Store Update”': (
    { store }: Fields,
    run: Run,
  ) => last(run) === 'Store Update' && store.entities().length === 0,
};
