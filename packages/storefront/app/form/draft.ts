import { keepInTab, tabStorage } from '../store/tab-storage.ts';

/** Drafts are what was typed into forms and not sent, by field: kept in the browser until its tab is closed. */
const PREFIX = 'draft:';

/** A form whose entries are kept. */
export interface DraftForm {
  name: string;
  /** The id of the signed-in member: nobody else sees what was typed then. */
  memberId: string | null | undefined;
}

/** Fields whose entries are never kept, and those that the page fills in itself. */
const NOT_KEPT =
  '[type=hidden], [type=password], [type=file], [autocomplete=one-time-code], [autocomplete^=cc-]';

/** The draft of a form, if this person has typed it: a guest may have signed in since. */
export function readDraft({ name, memberId }: DraftForm): URLSearchParams | undefined {
  const [, author, typed] =
    tabStorage()
      ?.getItem(PREFIX + name)
      ?.match(/^(\S*) (.+)$/s) ?? [];
  const isOwn = author === '' || author === memberId;
  return typed !== undefined && isOwn ? new URLSearchParams(typed) : undefined;
}

/** Keeps what was typed into a form, besides what its draft has already. Returns whether the storage has taken it. */
export function keepDraft(draft: DraftForm, form: HTMLFormElement): boolean {
  const typed = readDraft(draft) ?? new URLSearchParams();
  for (const field of form.elements) {
    if (!isField(field) || !field.name || field.matches(NOT_KEPT)) continue;
    if (typed.has(field.name) || isTyped(field)) typed.set(field.name, entryOf(field, form));
  }
  return keepInTab(PREFIX + draft.name, `${draft.memberId ?? ''} ${typed}`);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input, select, textarea');

/** Whether a field has another entry than the page has filled in, which may be another one when it is read again. */
function isTyped(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) {
    const [first, ...others] = field.options;
    const chosen = others.find(({ defaultSelected }) => defaultSelected) ?? first;
    return field.value !== chosen?.value;
  }
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Empty for a checkbox that is not checked. */
const entryOf = ({ name }: Field, form: HTMLFormElement): string =>
  String(new FormData(form).get(name) ?? '');

/** Removes the draft of a form that was sent. */
export const removeDraft = (name: string): void => tabStorage()?.removeItem(PREFIX + name);

/** Removes all drafts, which are not for the next person at this browser. */
export function removeDrafts(): void {
  for (const key of Object.keys(tabStorage() ?? {})) {
    if (key.startsWith(PREFIX)) removeDraft(key.slice(PREFIX.length));
  }
}
