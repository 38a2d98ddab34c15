import { httpResource } from '@angular/common/http';

export const user = () => httpResource<{ name: string }>(() => '/api/user');
