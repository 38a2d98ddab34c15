import {
  fakeAsync,
  flush,
  TestBed,
  tick,
  waitForAsync,
} from '@angular/core/testing';
export const run = fakeAsync(() => {
  TestBed.flushEffects();
  tick(1);
  flush();
});
export const all = waitForAsync(() => {
  TestBed.inject(TestBed as never);
});
