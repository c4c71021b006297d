/** The form that adds a product to the cart: its entries and its failures, for the page and for the server. */
import { type CatalogItemInput, type ProductSelection, type SelectionText, toLineItem } from 'storewire';
import type { FormResult, Problems } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import { shortItemsOf, toFailure } from '../../store/failure.ts';
import type { Text } from '../../text/dictionary.ts';
import { trimmed } from '../../text/plain-text.ts';

/** No option of a product has this name. */
export const QUANTITY_FIELD = 'item.quantity';

const TEXT_PREFIX = 'text:';

/** Options have the name that they have in the URL, so a custom text gets a prefix. */
export const textFieldName = (key: string): string => TEXT_PREFIX + key;

/** The entered texts by the key of their field, without empty ones. */
const readCustomTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(TEXT_PREFIX) && typeof value === 'string' && trimmed(value) !== ''
        ? [[name.slice(TEXT_PREFIX.length), trimmed(value)]]
        : [],
    ),
  );

/** The entered quantity. Undefined if it is no positive whole number. */
function readQuantity(form: FormData): number | undefined {
  const typed = form.has(QUANTITY_FIELD) ? textIn(form, QUANTITY_FIELD) : '1';
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return quantity > 0 ? quantity : undefined;
}

function problemOfText(
  { isMandatory, minLength = 0, maxLength = Infinity }: SelectionText,
  entered: string | undefined,
  { form, product }: Text,
): string | undefined {
  if (!entered) return isMandatory ? product.required : undefined;
  if (entered.length < minLength) return form.tooShort(minLength);
  return entered.length > maxLength ? form.tooLong(maxLength) : undefined;
}

/** What is wrong with the entries, or else the item that they add. */
export function readAddition(
  form: FormData,
  { item, texts, quantity: max }: Pick<ProductSelection, 'item' | 'texts' | 'quantity'>,
  text: Text,
): { problems: Problems; item?: undefined } | { problems?: undefined; item: CatalogItemInput } {
  const customTextFields = readCustomTexts(form);
  const problemsOfTexts = texts.flatMap((field) => {
    const entered = Object.hasOwn(customTextFields, field.key) ? customTextFields[field.key] : undefined;
    const problem = problemOfText(field, entered, text);
    return problem === undefined ? [] : [[textFieldName(field.key), problem]];
  });
  const quantity = readQuantity(form);
  const isTooMany = quantity !== undefined && max !== undefined && quantity > max;
  const problems: Problems = {
    ...Object.fromEntries(problemsOfTexts),
    ...(quantity === undefined && { [QUANTITY_FIELD]: text.catalog.quantityMin }),
    ...(isTooMany && { [QUANTITY_FIELD]: text.catalog.quantityMax(max) }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { item: toLineItem({ ...item, quantity, customTextFields }) };
}

/** What the form says after the shop has added nothing. */
export function addFailure(error: unknown, { product }: Text): Omit<FormResult, 'intent'> {
  if (error === undefined) return { problem: product.addFailed };
  const [short] = shortItemsOf(error);
  return short
    ? { problem: product.tooMany(short.available, short.requested) }
    : { failure: toFailure(error) };
}
