/** Replaces the build's `virtual-versions` in unit tests. */
import type { VersionData } from '../types';

export const data: VersionData = {
  versions: [
    { version: '18.1.1', peers: { '@ngrx/signals': '>=18.1.0 <=18.1.1', rxjs: '^7.0.0' } },
    { version: '19.5.0', peers: { '@ngrx/signals': '19.2.1', rxjs: '^7.0.0' } },
    { version: '20.1.0', peers: { '@ngrx/signals': '^20.0.0 || ^21.0.0', rxjs: '^7.0.0' } },
  ],
  pages: {
    '/docs/with-new': '20.1.0',
    '/docs/api/functions/withNew': '20.1.0',
    '/docs/api/functions/clearOld': '19.5.0 and 20.1.0',
  },
  members: { '/docs/with-old': { keys: '19.2.0', skip: '20.0.1' } },
  uses: { '/docs/api/functions/withOld': ['withOld', 'Hidden'] },
  declarations: {
    withOld: [
      [18, 'function withOld(): void;'],
      [19, 'function withOld(a: string): void;'],
    ],
    Hidden: [[18, '']],
  },
};
