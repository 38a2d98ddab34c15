import { resource, signal } from '@angular/core';

const id = signal(1);

export const user = () =>
  resource({ request: id, loader: async ({ request }) => `User ${request}` });
