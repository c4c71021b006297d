/** The forms of a counted text. `#` is replaced by the number. Hebrew has `two`; the others do not need it. */
export interface PluralForms {
  one: string;
  two?: string;
  other: string;
}

/** Returns a function that selects the form of a number and inserts the number, such as "3 items". */
export function pluralOf(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => {
    const category = rules.select(count);
    const form = category === 'one' || category === 'two' ? forms[category] : undefined;
    return (form ?? forms.other).replace('#', numbers.format(count));
  };
}

/**
 * Isolates a value inside a text of the other direction, with the characters of Unicode for that purpose. For
 * labels and titles, which have no elements; elsewhere, use `<bdi>`.
 */
export const isolate = (value: string | number): string => `\u2068${value}\u2069`;
