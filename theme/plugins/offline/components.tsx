import { Island } from '../../content/Island/Island';

export default { OfflinePanel: () => <Island name="OfflinePanel" props={{}} /> };
