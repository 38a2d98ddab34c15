import { SearchButton } from '../Search/SearchButton';

/** What a navbar item of the type `search` shows. */
export const SearchBox = SearchButton;
