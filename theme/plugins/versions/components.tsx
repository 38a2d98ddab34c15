import { data } from 'virtual-upgrade';
import { Island } from '../../content/Island/Island';

export default { Upgrade: () => <Island name="Upgrade" props={{ ...data }} /> };
