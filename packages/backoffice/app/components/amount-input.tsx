import { TextInput } from 'react-admin';

const isAmount = (value: unknown): string | undefined =>
  !value || /^\d{1,12}(\.\d+)?$/.test(String(value)) ? undefined : 'An amount such as 12.50';

/** An amount of money, which stays the decimal that was typed. */
export const AmountInput = ({ source, label }: { source: string; label: string }) => (
  <TextInput
    source={source}
    label={label}
    validate={isAmount}
    slotProps={{ htmlInput: { inputMode: 'decimal' } }}
  />
);
