import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { describe, FieldError, useFieldId } from './field.tsx';

/** One of the choices of a {@link RadioGroup}. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A line under the label. */
  hint?: ReactNode;
  /** At the end of the card, such as a price. */
  end?: ReactNode;
  /** It is shown, but cannot be chosen, and `hint` says why. */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps {
  legend: ReactNode;
  isLegendHidden?: boolean;
  name: string;
  options: readonly RadioOption[];
  /** The value chosen at first. */
  defaultValue?: string | undefined;
  error?: ReactNode;
  /** Cards are as wide as the form, chips only as their text. */
  look?: 'cards' | 'chips';
  /** Id of the first input, for links from an error summary. */
  id?: string;
  className?: string;
}

const SHAPES = {
  cards: 'flex min-h-14 items-center gap-3 rounded-2xl px-4 py-3',
  chips:
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-full px-4 py-1.5 text-center',
} as const;

const OPTION =
  'relative cursor-pointer border border-edge bg-raised transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-soft';

/** Native radio buttons as cards or chips. */
export function RadioGroup({
  legend,
  isLegendHidden = false,
  name,
  options,
  defaultValue,
  error,
  look = 'cards',
  id: given,
  className,
}: RadioGroupProps) {
  const id = useFieldId(given);
  const isCards = look === 'cards';
  return (
    <fieldset {...describe(id, { error })} className={classes('min-w-0', className)}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className="mb-2 empty:hidden">
        <FieldError id={id}>{error}</FieldError>
      </div>
      <div className={isCards ? 'grid gap-2' : 'flex flex-wrap gap-2'}>
        {options.map((option, index) => (
          <label key={option.value} className={classes(OPTION, SHAPES[look])}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              defaultChecked={defaultValue === option.value}
              className={isCards ? 'size-5 shrink-0 accent-accent' : 'sr-only'}
            />
            <span className="min-w-0 flex-1">
              <span className="block">{option.label}</span>
              {option.hint ? <span className="block text-sm text-soft">{option.hint}</span> : null}
            </span>
            {option.end ? (
              <span className="max-w-1/2 shrink-0 text-end tabular-nums">{option.end}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
