import type { FramePlugin } from '../../lib/plugin';
import { OfflineMark } from './OfflineMark';
import { StandaloneNav } from './StandaloneNav';

export default { beforeBrand: StandaloneNav, navbarStatus: OfflineMark } satisfies FramePlugin;
