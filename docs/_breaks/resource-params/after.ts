import { resource, signal } from '@angular/core';

const id = signal(1);

export const user = () =>
  resource({ params: id, loader: async ({ params }) => `User ${params}` });
