import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { ISLAND_MARK } from '../../../theme/config/constants';
import type { Props } from './component';

/** The place of a component that lives in the browser. React mounts it there; see `theme/islands`. */
export const island = (name: string, props: Props): ElementContent =>
  h('div', { dataIsland: name, dataProps: JSON.stringify(props) }, [
    { type: 'raw', value: ISLAND_MARK } as never,
  ]) as ElementContent;
