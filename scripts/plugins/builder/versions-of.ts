import { shortVersion } from '../../../theme/lib/versions';
import { importedNames, TOOLKIT_NAMES } from '../../../theme/plugins/builder/generate/code';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
import { latestOf, outcomeOf, questions } from '../../../theme/plugins/builder/needs';
import type { StoreBuilderProps } from '../../../theme/plugins/builder/StoreBuilder/StoreBuilder';
import { type History, missingBefore, presenceOf } from '../api';

/** Returns the versions that added what the builder's code imports, if readers can choose an older version. */
export function versionsOf(history: History | undefined): StoreBuilderProps {
  if (!history) return { since: {}, later: {} };
  const later = Object.fromEntries(
    TOOLKIT_NAMES.flatMap((name) => {
      const since = missingBefore(presenceOf(history, name), history);
      return since ? [[name, shortVersion(since)]] : [];
    }),
  );
  const since = questions.flatMap(({ answers }) =>
    answers.flatMap(({ need, feature }) => {
      const files = filesOf(planOf(outcomeOf(new Set([need])).on, 'Flight', 'from'));
      const latest = latestOf([feature, ...importedNames(files)], later);
      return latest ? [[need, latest.since]] : [];
    }),
  );
  return { since: Object.fromEntries(since), later };
}
