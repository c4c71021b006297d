import type { Product } from 'storewire';
import { useText } from '../../shared/text/text.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Swatch } from '../catalog/swatch.tsx';
import { type ChoiceState, choiceState, type ShownChoice, type ShownOption } from './selection.ts';
import type { Selection } from './use-selection.ts';

/** More choices than this are a list. */
const MOST_CHIPS = 12;

/** What shoppers choose. Choices that are sold out or do not exist can be chosen, and say so. */
export function OptionFields({ product, selection }: { product: Product; selection: Selection }) {
  return selection.options.map((option) => {
    const stateOf = (choice: ShownChoice): ChoiceState => choiceState(product, option.name, choice, selection);
    const chosen = selection.choices[option.name] ?? '';
    const props = { option, chosen, stateOf, onChoose: (choice: string) => selection.choose(option.name, choice) };
    return option.choices.length > MOST_CHIPS ? (
      <ChoiceList key={option.name} {...props} />
    ) : (
      <ChoiceChips key={option.name} {...props} />
    );
  });
}

interface ChoiceFieldProps {
  option: ShownOption;
  chosen: string;
  stateOf: (choice: ShownChoice) => ChoiceState;
  onChoose: (choice: string) => void;
}

/** Why a choice cannot be bought. */
function useStateText(): (state: ChoiceState) => string | undefined {
  const { catalog, product } = useText();
  return (state) => (state === 'soldOut' ? catalog.soldOut : state === 'notMade' ? product.notMade : undefined);
}

const CHIP =
  'relative inline-flex min-h-11 min-w-11 max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-3xl border border-edge bg-raised px-4 py-1.5 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent data-[state=notMade]:border-dashed';

function ChoiceChips({ option, chosen, stateOf, onChoose }: ChoiceFieldProps) {
  const stateText = useStateText();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm">
        <span className="font-medium">
          <bdi>{option.name}</bdi>
        </span>
        <span aria-hidden="true" className="text-soft">
          {' '}
          <bdi>{chosen}</bdi>
        </span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {option.choices.map((choice) => {
          const state = stateOf(choice);
          const note = stateText(state);
          return (
            <label key={choice.name} data-state={state} className={CHIP}>
              <input
                type="radio"
                name={option.name}
                value={choice.name}
                checked={chosen === choice.name}
                onChange={() => onChoose(choice.name)}
                className="sr-only"
              />
              {option.isColor ? <Swatch color={choice.color} /> : null}
              <bdi className={note ? 'text-soft line-through' : undefined}>{choice.name}</bdi>
              {note ? <span className="sr-only">({note})</span> : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function ChoiceList({ option, chosen, stateOf, onChoose }: ChoiceFieldProps) {
  const stateText = useStateText();
  const { product } = useText();
  return (
    <SelectField
      label={<bdi>{option.name}</bdi>}
      name={option.name}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={option.choices.map((choice) => {
        const note = stateText(stateOf(choice));
        return { value: choice.name, label: note ? product.choice(choice.name, note) : choice.name };
      })}
    />
  );
}
