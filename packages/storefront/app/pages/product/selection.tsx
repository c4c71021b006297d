import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type Product,
  type ProductSelection,
  type QueryProductVariantsInput,
  type SelectionChoice,
  type SelectionOption,
  selectVariant,
  variantsInput,
} from 'storewire';
import { type ProductSelectionState, useProductSelection, useQueryProductVariants } from 'storewire/react';
import { SelectField } from '../../components/field.tsx';
import { Swatch } from '../../shop/catalog/swatch.tsx';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';

/** What is chosen on the page of a product, which is in the URL. */
export interface Selection extends ProductSelectionState {
  choose: (option: string, choice: string) => void;
}

/** The selection of the URL. A new one is shown at once, before the navigation to its URL. */
export function useSelection(product: Product): Selection {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [wanted, showWanted] = useOptimistic<Readonly<Record<string, string>>>(Object.fromEntries(params));
  const selection = useProductSelection(product, wanted);
  const choose = (option: string, choice: string): void =>
    startTransition(async () => {
      const choices = { ...selection.choices, [option]: choice };
      showWanted(choices);
      const search = new URLSearchParams(params);
      for (const [name, value] of Object.entries(choices)) search.set(name, value);
      await navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true });
    });
  return { ...selection, choose };
}

/** More choices than this are a list. */
const MAX_CHIPS = 12;

/** The variants that differ from the selection in one option only. Null if all variants are read anyway. */
export function neighborsInput(
  product: Product,
  choices: ProductSelection['choices'],
  option: string,
): QueryProductVariantsInput | null {
  const { [option]: _changed, ...others } = choices;
  const input = variantsInput(product, others);
  return input?.choices ? input : null;
}

/** What shoppers choose. Choices that are sold out or do not exist can be chosen, and say so. */
export const OptionFields = (props: OptionFieldsProps) =>
  props.selection.options.map((option) => <OptionField key={option.name} {...props} option={option} />);

interface OptionFieldsProps {
  product: Product;
  selection: Selection;
}

function OptionField({ product, selection, option }: OptionFieldsProps & { option: SelectionOption }) {
  const { catalog, product: texts } = useText();
  const { choices, choose } = selection;
  const { name } = option;
  const neighbors = useQueryProductVariants(neighborsInput(product, choices, name)).data?.variants;
  const known =
    neighbors && selectVariant(product, choices, neighbors).options.find((each) => each.name === name);
  const noteOf = ({ availability }: SelectionChoice): string | undefined =>
    availability === 'soldOut' ? catalog.soldOut : availability === 'notMade' ? texts.notMade : undefined;
  const props = {
    option: known ?? option,
    chosen: choices[name] ?? '',
    noteOf,
    onChoose: (choice: string) => choose(name, choice),
  };
  return option.choices.length > MAX_CHIPS ? <ChoiceList {...props} /> : <ChoiceChips {...props} />;
}

const CHIP =
  'relative inline-flex min-h-11 min-w-11 max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-3xl border border-edge bg-raised px-4 py-1.5 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent data-[state=notMade]:border-dashed';

function ChoiceChips({ option, chosen, noteOf, onChoose }: ChoiceFieldProps) {
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
            <label key={choice.name} data-state={choice.availability} className={CHIP}>
              <input
                type="radio"
                name={option.name}
                value={choice.name}
                checked={choice.isChosen}
                onChange={() => onChoose(choice.name)}
                className="sr-only"
              />
              {option.isColor ? <Swatch color={choice.value} /> : null}
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

interface ChoiceFieldProps {
  option: SelectionOption;
  chosen: string;
  /** Why a choice cannot be bought. */
  noteOf: (choice: SelectionChoice) => string | undefined;
  onChoose: (choice: string) => void;
}

function ChoiceList({ option, chosen, noteOf, onChoose }: ChoiceFieldProps) {
  const { product } = useText();
  return (
    <SelectField
      label={<CatalogText>{option.name}</CatalogText>}
      name={option.name}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={option.choices.map((choice) => {
        const note = noteOf(choice);
        return { value: choice.name, label: note ? product.choice(choice.name, note) : choice.name };
      })}
    />
  );
}
