/** Replaces the build's `virtual-versions` in unit tests. */
import type { Release } from '../Upgrade/upgradeSteps';

export const data: Pick<Release, 'version' | 'peers'>[] = [
  { version: '18.1.1', peers: { '@ngrx/signals': '>=18.1.0 <=18.1.1', rxjs: '^7.0.0' } },
  { version: '19.5.0', peers: { '@ngrx/signals': '19.2.1', rxjs: '^7.0.0' } },
  { version: '20.1.0', peers: { '@ngrx/signals': '^20.0.0 || ^21.0.0', rxjs: '^7.0.0' } },
];
