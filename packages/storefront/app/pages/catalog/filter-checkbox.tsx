import type { ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { useText } from '../../text/text.tsx';

interface FilterCheckboxProps {
  name: string;
  value: string;
  label: ReactNode;
  /** Undefined if the server could not count. */
  count: number | undefined;
  isChosen: boolean;
}

/** A filter, with the number of products that it would show. */
export function FilterCheckbox({ name, value, label, count, isChosen }: FilterCheckboxProps) {
  const { catalog } = useText();
  return (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={isChosen}
      label={
        <span className="flex flex-wrap items-center gap-x-2">
          {label}
          {count === undefined ? null : (
            <>
              <span aria-hidden="true" className="text-soft text-sm tabular-nums">
                {count}
              </span>
              <span className="sr-only">, {catalog.products(count)}</span>
            </>
          )}
        </span>
      }
      className="max-lg:[&>label]:min-h-11 max-lg:[&>label]:py-2.5"
    />
  );
}
