import { buildVariants, type VariantName } from '../../scripts/offline/variants';

/** Every build that the tests deploy. Made once, before the first test (see `builds.setup.ts`). */
const NAMES = ['a', 'b', 'c', 'react', 'base', 'off'] as const satisfies readonly VariantName[];

/** Folders of the built sites, by name. */
export const builds = () => buildVariants(NAMES, (line) => console.log(line));
