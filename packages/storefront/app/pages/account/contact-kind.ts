/** The lists of emails and phone numbers of a member. */
export type ContactKind = 'emails' | 'phones';

/** The name of a form, and of its handler. */
export const contactIntent = (action: 'add' | 'remove' | 'removeAll', kind: ContactKind): string =>
  `${action} ${kind}`;
