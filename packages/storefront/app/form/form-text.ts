/** The text of a field as it was entered: spaces may be part of a password. Empty without one. */
export const rawTextIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The trimmed text of a field. Empty without one. */
export const textIn = (form: FormData, name: string): string => rawTextIn(form, name).trim();
