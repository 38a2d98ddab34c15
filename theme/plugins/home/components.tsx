import type { PropsWithChildren } from 'react';
import { data } from 'virtual-home';
import { Actions, Extensions, Hero, Pitch } from './Home/Home';

export default {
  Actions,
  Extensions: () => <Extensions groups={data.groups} />,
  Hero,
  Pitch: ({ children }: PropsWithChildren) => <Pitch library={data.library}>{children}</Pitch>,
};
