/** A step of `npm test` that builds the variants of the site. Later checks deploy them. */
import { buildVariants, TESTED } from '../../testing/variants';

await buildVariants(TESTED);
