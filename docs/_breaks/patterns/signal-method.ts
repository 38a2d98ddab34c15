import { signal } from '@angular/core';
import { signalMethod } from '@ngrx/signals';
export function start() {
  const log = signalMethod<number>((n) => console.log(n));
  const ref = log(signal(1));
  ref.destroy();
  log.destroy();
}
