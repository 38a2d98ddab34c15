import { data } from 'virtual-builder';
import { Island } from '../../content/Island/Island';

export default { StoreBuilder: () => <Island name="StoreBuilder" props={data} /> };
