/** Changes the lists of emails and phone numbers of a member. For the server only. */
import type { StoreClient } from 'storewire';
import { deleteMemberEmails, deleteMemberPhones, updateMember } from 'storewire/operations';
import { isEmail, isPhone } from '../../form/contact-patterns.ts';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { FormHandlers } from '../../routing/handle-form.ts';
import { readMember } from '../../shop/account/account-request.ts';
import type { Text } from '../../text/dictionary.ts';
import { type ContactKind, contactIntent } from './contact-kind.ts';

const DELETE_ALL = { emails: deleteMemberEmails, phones: deleteMemberPhones } as const;

/** What the forms of a list are answered with. */
export interface ContactResult extends FormResult {
  /** What was added or removed. */
  change?: 'added' | 'removed';
}

const handlersOf = (kind: ContactKind): FormHandlers<ContactResult> => ({
  [contactIntent('add', kind)]: async ({ store: { client }, form, text }) => {
    const entry = textIn(form, `${kind}.0`);
    const problem = problemOf(kind, entry, text.form);
    if (problem) return { problems: { [`${kind}.0`]: problem } };
    const { id, entries } = await readEntries(client, kind);
    const isKnown = entries.some((each) => normalizeEntry(kind, each) === normalizeEntry(kind, entry));
    if (isKnown) return { problems: { [`${kind}.0`]: text.member.known[kind] } };
    await save(client, kind, id, [...entries, entry]);
    return { isSaved: true, change: 'added' };
  },

  [contactIntent('remove', kind)]: async ({ store: { client }, form }) => {
    const entry = textIn(form, 'entry');
    const { id, entries } = await readEntries(client, kind);
    await save(
      client,
      kind,
      id,
      entries.filter((each) => each !== entry),
    );
    return { isSaved: true, change: 'removed' };
  },

  [contactIntent('removeAll', kind)]: async ({ store: { client } }) => {
    const { id } = await readEntries(client, kind);
    await save(client, kind, id, []);
    return { isSaved: true, change: 'removed' };
  },
});

export const CONTACT_HANDLERS: FormHandlers<ContactResult> = {
  ...handlersOf('emails'),
  ...handlersOf('phones'),
};

/** The same for two ways to write an entry. */
const normalizeEntry = (kind: ContactKind, entry: string): string =>
  kind === 'phones' ? entry.replaceAll(/[^\d+]/g, '') : entry.toLowerCase();

async function readEntries(client: StoreClient, kind: ContactKind) {
  const { id, contact } = await readMember(client);
  return { id: id ?? '', entries: contact?.[kind] ?? [] };
}

/** An update with an empty list would change nothing. */
const save = (
  client: StoreClient,
  kind: ContactKind,
  id: string,
  entries: readonly string[],
): Promise<unknown> =>
  entries.length === 0
    ? DELETE_ALL[kind](client, { id })
    : updateMember(client, { id, member: { contact: { [kind]: [...entries] } } });

function problemOf(kind: ContactKind, entry: string, text: Text['form']): string | undefined {
  if (!entry) return text.required;
  if (kind === 'phones') return isPhone(entry) ? undefined : text.phone;
  return isEmail(entry) ? undefined : text.email;
}
