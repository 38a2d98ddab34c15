import { httpResource } from '@angular/common/http';
export const one = () =>
  httpResource<{ id: number }[]>(() => '/x', { defaultValue: [] });
export const two = () =>
  httpResource(() => ({ url: '/x', params: { a: 1 } }), {
    parse: (raw) => String(raw),
  });
