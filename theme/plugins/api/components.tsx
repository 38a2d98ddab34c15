import { Island } from '../../content/Island/Island';
import type { SymbolIndexProps } from './SymbolIndex/SymbolIndex';

export default {
  SymbolIndex: (props: SymbolIndexProps) => <Island name="SymbolIndex" props={{ ...props }} />,
};
