import { useState } from 'react';
import type { ProductCustomTextField } from 'storewire';
import { FormText } from '../../form/fields.tsx';
import { useText } from '../../text/text.tsx';
import { textFieldName } from './buy-entries.ts';

/** Texts that shoppers enter, such as an engraving. */
export const CustomTextFields = ({ fields }: { fields: readonly ProductCustomTextField[] }) =>
  fields.map((field) => <CustomText key={field.title} field={field} />);

/** The number of characters that are left is shown from here on. */
const NEAR_END = 10;

function CustomText({ field }: { field: ProductCustomTextField }) {
  const { product } = useText();
  const [length, setLength] = useState(0);
  const { title = '', maxLength, mandatory = false } = field;
  const left = maxLength === undefined ? undefined : maxLength - length;
  return (
    <FormText
      label={title}
      name={textFieldName(title)}
      isOptional={!mandatory}
      maxLength={maxLength}
      dir="auto"
      autoComplete="off"
      aria-required={mandatory}
      hint={left !== undefined && left <= NEAR_END ? product.charactersLeft(left) : undefined}
      onChange={(event) => setLength(event.target.value.trim().length)}
    />
  );
}
