import { HttpClient } from '@angular/common/http';
import { inject, resource, signal } from '@angular/core';
import { rxResource } from '@angular/core/rxjs-interop';

const id = signal(1);
export const one = () =>
  resource({
    request: id,
    loader: ({ request }) => Promise.resolve(request + 1),
  });
export const two = () =>
  rxResource({
    request: () => ({ id: id() }),
    loader: ({ request }) => inject(HttpClient).get<string>(`/x/${request.id}`),
  });
