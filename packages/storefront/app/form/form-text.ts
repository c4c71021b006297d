/** The text of a field as it was entered: spaces may be part of a password. Empty without one. */
export const rawTextIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The trimmed text of a field. Empty without one. */
export const textIn = (form: FormData, name: string): string => rawTextIn(form, name).trim();

/** The code of a field without the spaces and dashes that apps and people put between its digits. Empty without one. */
export const codeIn = (form: FormData, name: string): string =>
  rawTextIn(form, name).replaceAll(/[\s\p{Pd}]/gu, '');
