import { type ApplicationConfig, Component, inject } from '@angular/core';
import { BackendPanel, provideBackend } from '../_demos/_backend';
import { LineItemStore } from './line-item-store';
import { LineItems } from './line-items';

@Component({
  selector: 'demo-root',
  imports: [
    LineItems,
    // #region requests
    BackendPanel,
    // #endregion
  ],
  template: `
    <app-line-items />
    <!-- #region requests -->
    <demo-backend />
    <!-- #endregion -->
  `,
})
export default class Demo {
  // The inspector shows its state.
  protected readonly store = inject(LineItemStore);
}

export const appConfig: ApplicationConfig = {
  providers: [
    // #region requests
    provideBackend(),
    // #endregion
  ],
};
