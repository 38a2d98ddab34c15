/** A step of `npm test`: builds the variants of the site that later checks deploy. */
import { buildVariants, TESTED } from '../../testing/variants';

await buildVariants(TESTED);
