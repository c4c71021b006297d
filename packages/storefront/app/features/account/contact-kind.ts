/** The lists of emails and phone numbers of a member. */
export type ContactKind = 'emails' | 'phones';

/** The name of a form, and of its handler. */
export const contactIntent = (action: 'add' | 'remove' | 'removeAll', kind: ContactKind): string =>
  `${action} ${kind}`;

/** The same for two ways to write an entry. */
export const normalizeEntry = (kind: ContactKind, entry: string): string =>
  kind === 'phones' ? entry.replaceAll(/[^\d+]/g, '') : entry.toLowerCase();
