/** A row in the simulated backend. */
export interface Row {
  id: number | string;
  [column: string]: unknown;
}

/** New tables, by their names in the paths. */
export const tables = (): Record<string, Row[]> => ({
  todos: [
    { id: 1, title: 'Read the guide', done: true },
    { id: 2, title: 'Run the demo', done: false },
    { id: 3, title: 'Write a store', done: false },
  ],
  flights: [
    { id: 1, from: 'Graz', to: 'Hamburg', delayed: false },
    { id: 2, from: 'Graz', to: 'Zurich', delayed: false },
    { id: 3, from: 'Vienna', to: 'London', delayed: true },
    { id: 4, from: 'Vienna', to: 'Oslo', delayed: false },
  ],
  users: [
    { id: 1, name: 'Ada', city: 'London' },
    { id: 2, name: 'Grace', city: 'New York' },
    { id: 3, name: 'Katherine', city: 'Hampton' },
  ],
});
