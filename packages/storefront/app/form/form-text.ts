import { plainText, trimmed } from '../text/plain-text.ts';

/** The text of a field as it was entered: spaces may be part of a password. Empty without one. */
export const rawTextIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Fields for numbers, codes and email addresses, also those of an address or of a list. */
const IS_PLAIN = /(?:^|\.)(?:email|postalCode|quantity|number|orderNumber|redeem)$|^emails\.\d+$/;
const IS_PHONE = /(?:^|\.)phone$|^phones\.\d+$/;

/** The trimmed text of a field, in plain characters if it is a number, a code or an email address. Empty without one. */
export function textIn(form: FormData, name: string): string {
  const entry = rawTextIn(form, name);
  if (IS_PHONE.test(name)) return plainPhone(entry);
  return IS_PLAIN.test(name) ? plainText(entry) : trimmed(entry);
}

/** The platform accepts no brackets around the code of the country. */
const plainPhone = (entry: string): string => plainText(entry).replace(/^\((\+\d+)\)/, '$1');

/** The code of a field without the spaces and dashes that apps and people put between its digits. Empty without one. */
export const codeIn = (form: FormData, name: string): string =>
  plainText(rawTextIn(form, name)).replaceAll(/[\s-]/g, '');

/** Whether an entry may be an email address. Only an email shows whether it is one. */
export const isEmail = (entry: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entry);

/** Digits and what is usually written between them. */
export const isPhone = (entry: string): boolean => /^\+?[\d\s()./-]{5,25}$/.test(entry.trim());
