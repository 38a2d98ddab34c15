import { groups } from 'virtual-errors';
import { Island } from '../../content/Island/Island';
import { Errors } from './Errors';

/** Its props contain the version that introduced the subject of each guide. */
function ErrorFinder() {
  const since = groups.flatMap((group) => (group.since ? [[group.route, group.since]] : []));
  return <Island name="ErrorFinder" props={{ since: Object.fromEntries(since) }} />;
}

export default { ErrorFinder, Errors: () => <Errors groups={groups} /> };
