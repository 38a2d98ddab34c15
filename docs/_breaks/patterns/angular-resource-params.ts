import { HttpClient } from '@angular/common/http';
import { inject, resource, signal } from '@angular/core';
import { rxResource } from '@angular/core/rxjs-interop';

const id = signal(1);
export const one = () =>
  resource({ params: id, loader: ({ params }) => Promise.resolve(params + 1) });
export const two = () =>
  rxResource({
    params: () => ({ id: id() }),
    stream: ({ params }) => inject(HttpClient).get<string>(`/x/${params.id}`),
  });
