import { SearchButton } from './frame';

export default { SearchField: () => <SearchButton isField /> };
