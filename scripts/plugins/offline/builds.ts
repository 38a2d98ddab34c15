/** A step of `npm test`: builds the variants of the site that later checks deploy. */
import { buildVariants, TESTED } from '../../lib/variants';

await buildVariants(TESTED);
