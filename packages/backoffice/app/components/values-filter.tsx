import { SelectArrayInput } from 'react-admin';
import { choicesOf } from './words.ts';

interface ValuesFilterProps {
  source: string;
  label: string;
  values: readonly string[];
  /** Whether the filter is shown before it is used. */
  alwaysOn?: boolean;
}

/** A filter for some values of an enumeration. */
export const ValuesFilter = ({ values, ...props }: ValuesFilterProps) => (
  <SelectArrayInput {...props} choices={choicesOf(values)} />
);
