import type { Product } from 'storewire';
import { useQueryProductVariants } from 'storewire/react';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import { Swatch } from '../catalog/swatch.tsx';
import { type ChoiceFieldProps, ChoiceList } from './choice-list.tsx';
import { type ChoiceState, choiceState, type ShownChoice, type ShownOption } from './selection.ts';
import type { Selection } from './use-selection.ts';
import { isReadAtOnce, neighborsInput } from './variants-input.ts';

/** More choices than this are a list. */
const MAX_CHIPS = 12;

/** What shoppers choose. Choices that are sold out or do not exist can be chosen, and say so. */
export const OptionFields = (props: OptionFieldsProps) =>
  props.selection.options.map((option) => <OptionField key={option.name} {...props} option={option} />);

interface OptionFieldsProps {
  product: Product;
  selection: Selection;
}

function OptionField({ product, selection, option }: OptionFieldsProps & { option: ShownOption }) {
  const { catalog, product: texts } = useText();
  const { options, choices, choose } = selection;
  const { name } = option;
  const neighbors = useQueryProductVariants(neighborsInput(product, options, choices, name));
  const variants = isReadAtOnce(options) ? selection.variants : neighbors.data?.variants;
  const stateOf = (choice: ShownChoice): ChoiceState => choiceState(product, name, choice, choices, variants);
  const noteOf = (choice: ShownChoice): string | undefined => {
    const state = stateOf(choice);
    return state === 'soldOut' ? catalog.soldOut : state === 'notMade' ? texts.notMade : undefined;
  };
  const props = {
    option,
    chosen: choices[name] ?? '',
    noteOf,
    onChoose: (choice: string) => choose(name, choice),
  };
  return option.choices.length > MAX_CHIPS ? (
    <ChoiceList {...props} />
  ) : (
    <ChoiceChips {...props} stateOf={stateOf} />
  );
}

const CHIP =
  'relative inline-flex min-h-11 min-w-11 max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-3xl border border-edge bg-raised px-4 py-1.5 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent data-[state=notMade]:border-dashed';

interface ChoiceChipsProps extends ChoiceFieldProps {
  stateOf: (choice: ShownChoice) => ChoiceState;
}

function ChoiceChips({ option, chosen, noteOf, stateOf, onChoose }: ChoiceChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm">
        <span className="font-medium">
          <CatalogText>{option.name}</CatalogText>
        </span>
        <span aria-hidden="true" className="text-soft">
          {' '}
          <CatalogText>{chosen}</CatalogText>
        </span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {option.choices.map((choice) => {
          const note = noteOf(choice);
          return (
            <label key={choice.name} data-state={stateOf(choice)} className={CHIP}>
              <input
                type="radio"
                name={option.name}
                value={choice.name}
                checked={chosen === choice.name}
                onChange={() => onChoose(choice.name)}
                className="sr-only"
              />
              {option.isColor ? <Swatch color={choice.color} /> : null}
              <span className={note ? 'text-soft line-through' : undefined}>
                <CatalogText>{choice.name}</CatalogText>
              </span>
              {note ? <span className="sr-only">({note})</span> : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
