import { httpResource } from '@angular/common/http';
export const one = () => httpResource<number>('/x');
