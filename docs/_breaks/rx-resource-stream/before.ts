import { rxResource } from '@angular/core/rxjs-interop';
import { of } from 'rxjs';

export const user = () => rxResource({ loader: () => of('Ann') });
