import { lazyPart } from '../lazy/lazyPart';
import { PartLoading } from '../lazy/PartLoading';

/** The not-found page. Few readers come to it, so it is not in the first load of others. */
export const NotFound = lazyPart({
  load: async () =>
    (await import(/* webpackChunkName: "island-not-found" */ './NotFound')).NotFound,
  loading: (props) => <PartLoading what="The page" {...props} />,
});
