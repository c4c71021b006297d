import { TextInput, type Validator } from 'react-admin';
import { checkDecimal } from './checks.ts';

interface DecimalInputProps {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
}

/** A number, which stays the decimal that was typed. */
export const DecimalInput = ({ validate = checkDecimal, ...props }: DecimalInputProps) => (
  <TextInput {...props} validate={validate} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
);
