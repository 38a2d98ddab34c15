import { useEffect, useState } from 'react';
import { readStoredJson, store, textRecord } from '../../../lib/storage';
import { UPGRADES_KEY as KEY } from '../constants';

/** Maximum length of the stored JSON, which is enough for all upgrades with all changes checked. */
const MAX_LENGTH = 20_000;

/** Reads the ids of checked changes, separated by spaces, by upgrade. */
export const readUpgrades = () => readStoredJson(KEY, MAX_LENGTH, textRecord) ?? {};

/**
 * Returns the ids of the changes that the reader has checked for an upgrade. They are stored, or if storage is blocked,
 * kept for the visit.
 *
 * @param upgrade as in `19.5.0-22.0.0`
 */
export function useChecked(upgrade: string) {
  const [upgrades, setUpgrades] = useState<Record<string, string>>({});
  useEffect(() => setUpgrades(readUpgrades()), []);
  const checked = (upgrades[upgrade] ?? '').split(' ').filter(Boolean);
  const check = (id: string, isChecked: boolean) => {
    const ids = checked.filter((other) => other !== id);
    const next = { ...upgrades, [upgrade]: [...ids, ...(isChecked ? [id] : [])].join(' ') };
    setUpgrades(next);
    store(KEY, JSON.stringify(next));
  };
  return { checked, check };
}
