/** Part of `npm test`: builds the variants of the site that the other checks deploy. */
import { buildVariants, TESTED } from '../../lib/variants';

await buildVariants(TESTED);
