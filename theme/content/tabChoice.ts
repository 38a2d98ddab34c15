import { STORAGE_KEYS } from '../config/constants';

/** Choices made where nothing can be stored. */
const unstored = new Map<string, string>();

function read(group: string): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.tabs(group)) ?? unstored.get(group) ?? null;
  } catch {
    return unstored.get(group) ?? null;
  }
}

function write(group: string, label: string): void {
  unstored.set(group, label);
  try {
    localStorage.setItem(STORAGE_KEYS.tabs(group), label);
  } catch {
    // The choice then holds until the page is left.
  }
}

/** Shows in the groups of tabs what the reader has chosen before; without a choice, they stay. */
export function applyTabChoices(root: ParentNode = document): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const choice = read(tabs.dataset.group ?? '');
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
  write(group, target.value);
  applyTabChoices();
}
