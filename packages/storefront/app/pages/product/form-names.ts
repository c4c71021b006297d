/** The names of the fields of the product forms, which are sent with and without JavaScript. */
import { textIn } from '../../form/form-text.ts';

/** Value of the field `intent` of the form for sold-out products. */
export const NOTIFY_INTENT = 'notify';

export const QUANTITY_FIELD = 'quantity';

const TEXT_PREFIX = 'text:';

/** Options have the name that they have in the URL, so a custom text gets a prefix. */
export const textFieldName = (title: string): string => TEXT_PREFIX + title;

/** The entered texts by the title of their field, without empty ones. */
export const readCustomTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(TEXT_PREFIX) && typeof value === 'string' && value.trim() !== ''
        ? [[name.slice(TEXT_PREFIX.length), value.trim()]]
        : [],
    ),
  );

/** The entered quantity. Undefined if it is no positive whole number. */
export function readQuantity(form: FormData): number | undefined {
  const typed = form.has(QUANTITY_FIELD) ? textIn(form, QUANTITY_FIELD) : '1';
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return quantity > 0 ? quantity : undefined;
}
