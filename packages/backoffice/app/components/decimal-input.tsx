import { TextInput, type Validator } from 'react-admin';
import { isDecimal } from './decimals.ts';

export const checkDecimal = (value: unknown): string | undefined =>
  !value || isDecimal(String(value)) ? undefined : 'A number such as 12.50';

interface DecimalInputProps {
  source: string;
  label: string;
  validate?: Validator | Validator[];
}

/** A number, which stays the decimal that was typed. */
export const DecimalInput = ({ validate = checkDecimal, ...props }: DecimalInputProps) => (
  <TextInput {...props} validate={validate} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
);
