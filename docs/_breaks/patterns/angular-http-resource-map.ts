import { httpResource } from '@angular/common/http';
export const two = () =>
  httpResource(() => ({ url: '/x' }), { map: (raw) => String(raw) });
