/** `npm run offline:builds`: makes every variant of the site that tests and figures need, once. */
import { buildVariants, VARIANTS, type VariantName } from './variants';

await buildVariants(Object.keys(VARIANTS) as VariantName[], console.log);
