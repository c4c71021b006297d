/** The lists of emails and phone numbers of a member. */
export type ContactKind = 'emails' | 'phones';

/** The name of a form, and of its handler. */
export const contactIntent = (action: 'add' | 'remove' | 'removeAll', kind: ContactKind): string =>
  `${action} ${kind}`;

/** Digits and what is usually written between them. */
export const isPhone = (entry: string): boolean => /^\+?[\d\s()./-]{5,25}$/.test(entry.trim());

/** The same for two ways to write an entry. */
export const normalizeEntry = (kind: ContactKind, entry: string): string =>
  kind === 'phones' ? entry.replaceAll(/[^\d+]/g, '') : entry.toLowerCase();
