import { afterNextRender, afterRender } from '@angular/core';
export const run = () => {
  afterNextRender(() => {});
  afterRender(() => {});
};
