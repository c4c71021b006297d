import { useState } from 'react';
import type { ProductCustomTextField } from 'storewire';
import { TextField } from '../../components/text-field.tsx';
import { useText } from '../../text/text.tsx';
import { textFieldName } from './form-names.ts';

/** Texts that shoppers enter, such as an engraving. `missing` are the titles of empty mandatory ones. */
export function CustomTextFields({
  fields,
  missing,
}: {
  fields: readonly ProductCustomTextField[];
  missing: ReadonlySet<string>;
}) {
  return fields.map((field) => (
    <CustomText key={field.title} field={field} isMissing={missing.has(field.title ?? '')} />
  ));
}

/** The number of characters that are left is shown from here on. */
const NEAR_END = 10;

function CustomText({ field, isMissing }: { field: ProductCustomTextField; isMissing: boolean }) {
  const { product } = useText();
  const [length, setLength] = useState(0);
  const { title = '', maxLength, mandatory = false } = field;
  const left = maxLength === undefined ? undefined : maxLength - length;
  return (
    <TextField
      label={<bdi>{title}</bdi>}
      name={textFieldName(title)}
      mark={mandatory ? undefined : product.optional}
      maxLength={maxLength}
      dir="auto"
      autoComplete="off"
      aria-required={mandatory}
      hint={left !== undefined && left <= NEAR_END ? product.charactersLeft(left) : undefined}
      error={isMissing && length === 0 ? product.required : undefined}
      onChange={(event) => setLength(event.target.value.trim().length)}
    />
  );
}
