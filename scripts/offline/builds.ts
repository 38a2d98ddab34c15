/** Part of `npm test`: builds every variant of the site that tests and benchmarks need. */
import { buildVariants, VARIANTS, type VariantName } from './variants';

await buildVariants(Object.keys(VARIANTS) as VariantName[]);
