import { readStored, store } from '../../lib/storage';

const keyOf = (group: string) => `tabs.${group}`;

/** Matches any label, because other pages have other tabs in the group. */
const LABEL = /^.{1,99}$/;

/** Choices since the page load, in case storage is blocked. */
const choices = new Map<string, string>();

/** Applies the reader's earlier choices to the tabs of an article, and remembers new ones. */
export function followTabChoices(article: Element, signal: AbortSignal): void {
  applyTabChoices(article);
  article.addEventListener('change', ({ target }) => onTabChange(target), { signal });
  window.addEventListener('storage', () => applyTabChoices(article), { signal });
}

/** Applies the reader's earlier choices to the groups of tabs. */
export function applyTabChoices(root: ParentNode = document): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const { group = '' } = tabs.dataset;
    const choice = readStored(keyOf(group), LABEL) ?? choices.get(group);
    const inputs = [...tabs.querySelectorAll<HTMLInputElement>('.tab input')];
    const chosen = inputs.find(({ value }) => value === choice);
    if (chosen) chosen.checked = true;
  }
}

/** Remembers a choice and applies it to all tabs of the group. */
export function onTabChange(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { group } = target.closest<HTMLElement>('.tabs')?.dataset ?? {};
  if (!group) return;
  choices.set(group, target.value);
  store(keyOf(group), target.value);
  applyTabChoices();
}
