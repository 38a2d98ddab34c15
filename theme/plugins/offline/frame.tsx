import type { FramePlugin } from '../../lib/plugin';
import { OfflineMark } from './OfflineMark';
import { StandaloneNav } from './StandaloneNav';

export default { beforeBrand: StandaloneNav, navbarTools: OfflineMark } satisfies FramePlugin;
