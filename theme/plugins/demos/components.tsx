import { Demo } from './DemoSource/Demo';

export default { LiveDemo: Demo };
