/** A step of `npm test` that builds the variant of the site which later checks deploy. */
import { buildVariants } from '../../testing/variants';

await buildVariants(['options']);
