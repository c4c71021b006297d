import { required, TextInput } from 'react-admin';
import { isDecimal } from './prices.ts';

export const checkDecimal = (value: unknown): string | undefined =>
  !value || isDecimal(String(value)) ? undefined : 'A number such as 12.50';

/** A number, which stays the decimal that was typed. */
export const DecimalInput = ({ source, label, isRequired = false }: DecimalInputProps) => (
  <TextInput
    source={source}
    label={label}
    validate={isRequired ? [required(), checkDecimal] : checkDecimal}
    slotProps={{ htmlInput: { inputMode: 'decimal' } }}
  />
);

interface DecimalInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
}
