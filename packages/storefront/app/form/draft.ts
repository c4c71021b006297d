/** Drafts are what was typed into forms and not sent, by field: kept in the browser until its tab is closed. */
const PREFIX = 'draft:';

/** Fields whose entries are never kept, and those that the page fills in itself. */
const NOT_KEPT =
  '[type=hidden], [type=password], [type=file], [autocomplete=one-time-code], [autocomplete^=cc-]';

/** The storage of the tab. Undefined in a browser that blocks it. */
function storageOfTab(): Storage | undefined {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: only drafts are kept in it
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The draft with this name. */
export function readDraft(name: string): URLSearchParams | undefined {
  const kept = storageOfTab()?.getItem(PREFIX + name);
  return kept ? new URLSearchParams(kept) : undefined;
}

/** Keeps the entries of a form. Returns whether the storage has taken them. */
export function keepDraft(name: string, form: HTMLFormElement): boolean {
  const draft = new URLSearchParams();
  for (const [field, value] of new FormData(form)) {
    const isKept = form.querySelector(`[name="${CSS.escape(field)}"]:not(${NOT_KEPT})`) !== null;
    if (isKept && typeof value === 'string') draft.set(field, value);
  }
  try {
    storageOfTab()?.setItem(PREFIX + name, draft.toString());
    return storageOfTab() !== undefined;
  } catch {
    return false;
  }
}

/** Removes the draft of a form that was sent. */
export const removeDraft = (name: string): void => storageOfTab()?.removeItem(PREFIX + name);

/** Removes all drafts, which are not for the next person at this browser. */
export function removeDrafts(): void {
  for (const key of Object.keys(storageOfTab() ?? {})) {
    if (key.startsWith(PREFIX)) removeDraft(key.slice(PREFIX.length));
  }
}
