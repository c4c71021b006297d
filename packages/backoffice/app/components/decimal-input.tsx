import { useState } from 'react';
import { TextInput, type Validator } from 'react-admin';
import { get, useFormContext } from 'react-hook-form';
import { checkDecimal } from './checks.ts';
import { decimalIn, isSameDecimal } from './decimals.ts';

/**
 * Props of an input that has the decimal which is typed, such as 12.50 for "12,50", and shows it as it is typed until
 * the user leaves it. One that equals the value of before is no change.
 */
export function useDecimal(source: string) {
  const { formState } = useFormContext();
  const [typed, setTyped] = useState<string>();
  const before: unknown = get(formState.defaultValues, source);
  const read = (text: string): unknown => {
    const decimal = decimalIn(text) || null;
    return isSameDecimal(decimal, before) ? before : decimal;
  };
  return {
    parse: (text: string) => {
      setTyped(text);
      return read(text);
    },
    format: (value: unknown) => (typed !== undefined && read(typed) === value ? typed : (value ?? '')),
    onBlur: () => setTyped(undefined),
  };
}

interface DecimalInputProps {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
}

/** A number, which stays a decimal. */
export const DecimalInput = ({ validate = checkDecimal, ...props }: DecimalInputProps) => (
  <TextInput
    {...props}
    {...useDecimal(props.source)}
    validate={validate}
    slotProps={{ htmlInput: { inputMode: 'decimal' } }}
  />
);
