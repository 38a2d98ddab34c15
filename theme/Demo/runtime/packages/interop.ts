export { rxResource, takeUntilDestroyed, toObservable, toSignal } from '@angular/core/rxjs-interop';
