/** The entries of the form that adds a product to the cart, which the page and the server read. */
import {
  type CatalogItemInput,
  type ProductCustomTextField,
  type ProductSelection,
  toLineItem,
} from 'storewire';
import type { Problems } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { Text } from '../../text/text.tsx';

export const QUANTITY_FIELD = 'quantity';

const TEXT_PREFIX = 'text:';

/** Options have the name that they have in the URL, so a custom text gets a prefix. */
export const textFieldName = (title: string): string => TEXT_PREFIX + title;

/** The entered texts by the title of their field, without empty ones. */
const readCustomTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(TEXT_PREFIX) && typeof value === 'string' && value.trim() !== ''
        ? [[name.slice(TEXT_PREFIX.length), value.trim()]]
        : [],
    ),
  );

/** The entered quantity. Undefined if it is no positive whole number. */
function readQuantity(form: FormData): number | undefined {
  const typed = form.has(QUANTITY_FIELD) ? textIn(form, QUANTITY_FIELD) : '1';
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return quantity > 0 ? quantity : undefined;
}

/** What is wrong with the entries, or else the item that they add. */
export function readAddition(
  form: FormData,
  fields: readonly ProductCustomTextField[] = [],
  { item, quantity: max }: Pick<ProductSelection, 'item' | 'quantity'>,
  { catalog, product }: Text,
): { problems: Problems; item?: undefined } | { problems?: undefined; item: CatalogItemInput } {
  const customTextFields = readCustomTexts(form);
  const empty = fields.filter(({ title = '', mandatory }) => mandatory && !customTextFields[title]);
  const quantity = readQuantity(form);
  const isTooMany = quantity !== undefined && max !== undefined && quantity > max;
  const problems: Problems = {
    ...Object.fromEntries(empty.map(({ title = '' }) => [textFieldName(title), product.required])),
    ...(quantity === undefined && { [QUANTITY_FIELD]: catalog.quantityMin }),
    ...(isTooMany && { [QUANTITY_FIELD]: catalog.quantityMax(max) }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { item: toLineItem({ ...item, quantity, customTextFields }) };
}
