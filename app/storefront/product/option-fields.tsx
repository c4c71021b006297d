import type { Product, ProductOption } from 'storewire';
import type { Text } from '../../shared/text/en.ts';
import { useText } from '../../shared/text/text.ts';
import { Select } from '../../shared/ui/select.tsx';
import { type Choices, type ChoiceState, choicesOf, choiceState, shownOptions } from './selection.ts';

export interface OptionFieldsProps {
  product: Product;
  choices: Choices;
  onChoose: (option: string, choice: string) => void;
}

/** The options of a product. Unavailable combinations are marked, not hidden. */
export function OptionFields({ product, choices, onChoose }: OptionFieldsProps) {
  return shownOptions(product).map((option) => {
    const field = {
      option,
      chosen: choices[option.name],
      stateOf: (choice: string) => choiceState(product, choices, option.name, choice),
      onChoose: (choice: string) => onChoose(option.name, choice),
    };
    return option.optionType === 'color' ? (
      <Swatches key={option.name} {...field} />
    ) : (
      <DropDown key={option.name} {...field} />
    );
  });
}

interface FieldProps {
  option: ProductOption;
  chosen: string | undefined;
  stateOf: (choice: string) => ChoiceState;
  onChoose: (choice: string) => void;
}

/** A choice, with the reason if it is unavailable. */
function nameWithState(name: string, state: ChoiceState, { product, stock }: Text): string {
  return state === 'available'
    ? name
    : product.choice(name, state === 'soldOut' ? stock.soldOut : stock.notMade);
}

function Swatches({ option, chosen, stateOf, onChoose }: FieldProps) {
  const text = useText();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{option.name}</legend>
      <div className="flex flex-wrap gap-2">
        {choicesOf(option).map(({ name, value }) => {
          const state = stateOf(name);
          return (
            <label
              key={name}
              className="relative inline-flex min-h-11 items-center gap-2.5 rounded-full border border-edge bg-raised ps-2 pe-4 outline-offset-3 outline-accent hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={option.name}
                value={name}
                checked={chosen === name}
                onChange={() => onChoose(name)}
                aria-label={nameWithState(name, state, text)}
                className="absolute inset-0 z-10 cursor-pointer appearance-none rounded-full outline-none"
              />
              <span
                aria-hidden="true"
                className="relative size-7 overflow-hidden rounded-full border border-ink/20"
                style={{ backgroundColor: value }}
              >
                {state === 'available' ? null : (
                  <span className="absolute inset-y-0 start-1/2 w-0.5 rotate-45 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.6)]" />
                )}
              </span>
              <span aria-hidden="true" className={state === 'available' ? '' : 'text-soft line-through'}>
                {name}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function DropDown({ option, chosen, stateOf, onChoose }: FieldProps) {
  const text = useText();
  return (
    <Select label={option.name} value={chosen} onChange={(event) => onChoose(event.target.value)}>
      {choicesOf(option).map(({ name }) => (
        <option key={name} value={name}>
          {nameWithState(name, stateOf(name), text)}
        </option>
      ))}
    </Select>
  );
}
