import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Release } from '../Upgrade/upgradeSteps';
import { checkList, MAX_CODE_LENGTH, type Result, summarize, UNKNOWN } from './check';
import type { CodeResult, Target } from './code';

type CheckCode = (text: string, target: Target) => CodeResult | undefined;

/** Loads the parser, which only readers who check code need. */
const loadCheck = async (): Promise<CheckCode> => {
  const [{ checkCode }, { data }] = await Promise.all([
    import(/* webpackChunkName: "check-code" */ './code'),
    import(/* webpackChunkName: "check-code" */ 'virtual-library-symbols'),
  ]);
  return (text, target) => checkCode(text, target, data);
};

/** Checks what the reader has entered: a list of packages, or else code. Undefined without a text. */
export function useCheck(
  text: string,
  target: Target,
  chosen: Release | undefined,
): Result | CodeResult | undefined {
  const settled = useDeferredValue(text);
  const list = useMemo(
    () => checkList(settled, target.versions, chosen),
    [settled, target, chosen],
  );
  const isCode = settled.trim() !== '' && !list;
  const [check, setCheck] = useState<{ code: CheckCode } | 'failed'>();
  useEffect(() => {
    if (!isCode) return;
    loadCheck().then(
      (code) => setCheck((before) => before ?? { code }),
      () => setCheck('failed'),
    );
  }, [isCode]);
  return useMemo(() => {
    if (list || !isCode) return list;
    if (settled.length > MAX_CODE_LENGTH)
      return summarize(
        `The code is longer than ${MAX_CODE_LENGTH.toLocaleString('en')} characters.`,
      );
    if (check === 'failed')
      return summarize(
        'What reads code could not be loaded. Check your connection, and reload this page.',
      );
    return check ? (check.code(settled, target) ?? UNKNOWN) : summarize('Reading the code …');
  }, [list, isCode, settled, target, check]);
}
