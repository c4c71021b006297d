/** Values of enumerations whose own words say little to staff. */
const PLAIN: Readonly<Record<string, string>> = {
  INITIALIZED: 'Not completed',
  PENDING_MERCHANT: 'To confirm',
};

/** A value of an enumeration as words: `PARTIALLY_PAID` is "Partially paid". */
export const wordsOf = (value: string | undefined): string => {
  const plain = PLAIN[value ?? ''];
  if (plain) return plain;
  const words = (value ?? '').toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a field as words: `termsAndConditions` is "Terms and conditions". */
export const wordsOfName = (name: string): string =>
  wordsOf(name.replaceAll(/(?<!^)[A-Z\d]+/g, (start) => `_${start}`));

/** Values of an enumeration as the choices of an input. */
export const choicesOf = (values: readonly string[]): { id: string; name: string }[] =>
  values.map((id) => ({ id, name: wordsOf(id) }));
