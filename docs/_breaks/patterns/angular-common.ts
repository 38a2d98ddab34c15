import {
  AsyncPipe,
  CommonModule,
  DOCUMENT,
  isPlatformBrowser,
  NgFor,
  NgIf,
} from '@angular/common';
import {
  type ApplicationConfig,
  Component,
  input,
  model,
  output,
  viewChild,
} from '@angular/core';
import { platformBrowserDynamic } from '@angular/platform-browser-dynamic';
@Component({
  selector: 'x-a',
  standalone: true,
  imports: [CommonModule, NgIf, NgFor, AsyncPipe],
  template: '',
})
export class A {
  a = input(1);
  b = model(2);
  c = output<number>();
  d = viewChild('x');
}
export const all = [
  DOCUMENT,
  isPlatformBrowser,
  platformBrowserDynamic,
] as unknown[];
export type C = ApplicationConfig;
