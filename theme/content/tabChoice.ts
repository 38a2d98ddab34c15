import { readStored, store } from '../../sw/client/storage';
import { STORAGE_KEYS } from '../config/constants';

/** Choices made on this page, also where nothing can be stored. */
const made = new Map<string, string>();

/** Shows in the groups of tabs what the reader has chosen before; without a choice, they stay. */
export function applyTabChoices(root: ParentNode = document): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const { group = '' } = tabs.dataset;
    const choice = readStored(STORAGE_KEYS.tabs(group)) ?? made.get(group);
    const inputs = [...tabs.querySelectorAll<HTMLInputElement>('.tab input')];
    const chosen = inputs.find(({ value }) => value === choice);
    if (chosen) chosen.checked = true;
  }
}

/** Remembers a choice; all tabs of the group follow, on this page and on later ones. */
export function onTabChange(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { group } = target.closest<HTMLElement>('.tabs')?.dataset ?? {};
  if (!group) return;
  made.set(group, target.value);
  store(STORAGE_KEYS.tabs(group), target.value);
  applyTabChoices();
}
