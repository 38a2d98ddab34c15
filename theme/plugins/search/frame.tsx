import type { FramePlugin } from '../../lib/plugin';
import { SearchButton } from './SearchButton';

export default { search: SearchButton } satisfies FramePlugin;
