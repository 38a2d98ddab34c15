import { groups } from 'virtual-home';
import { Actions, Extensions, Hero, Pitch } from './Home/Home';

export default { Actions, Extensions: () => <Extensions groups={groups} />, Hero, Pitch };
