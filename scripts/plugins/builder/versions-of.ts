import { shortVersion } from '../../../theme/lib/versions';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
import { importedNames, type Later, latestOf } from '../../../theme/plugins/builder/later';
import { NEEDS, type Need, outcomeOf } from '../../../theme/plugins/builder/needs';
import { QUESTIONS } from '../../../theme/plugins/builder/StoreBuilder/questions';
import type { StoreBuilderProps } from '../../../theme/plugins/builder/StoreBuilder/StoreBuilder';
import { type History, missingBefore, presenceOf } from '../api';

/** Returns the versions that added what the builder's code imports, if readers can choose an older version. */
export function versionsOf(history: History | undefined): StoreBuilderProps {
  if (!history) return { since: {}, later: {} };
  const sinceOf = (name: string) => missingBefore(presenceOf(history, name), history);
  const later: Later = Object.fromEntries(
    [...usedNames()].flatMap((name) => {
      const since = sinceOf(name);
      return since ? [[name, shortVersion(since)]] : [];
    }),
  );
  const since = Object.fromEntries(
    QUESTIONS.flatMap(({ answers }) =>
      answers.flatMap(({ need, extension }) => {
        const names = [extension.replace('()', ''), ...namesFor(need)];
        const latest = latestOf(names, later);
        return latest ? [[need, latest.since]] : [];
      }),
    ),
  );
  return { since, later };
}

const namesFor = (...needs: Need[]) =>
  importedNames(filesOf(planOf(outcomeOf(new Set(needs)).on, 'Flight', 'from')));

let used: Set<string> | undefined;

/** Returns all names that generated code can import. Some names are only used for two needs together. */
function usedNames(): Set<string> {
  used ??= new Set(
    NEEDS.flatMap((one, i) => NEEDS.slice(i).flatMap((other) => [...namesFor(one, other)])),
  );
  return used;
}
