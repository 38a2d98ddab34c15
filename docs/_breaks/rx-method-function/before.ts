import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { tap } from 'rxjs';

export default async function run() {
  const received: string[] = [];
  const keep = rxMethod<() => string>(
    tap((value) => received.push(typeof value)),
  );
  keep(() => 'result');
  await new Promise((resolve) => setTimeout(resolve, 50));
  return received;
}
