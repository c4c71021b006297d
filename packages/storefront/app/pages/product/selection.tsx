import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type ProductSelection,
  type QueryProductVariantsInput,
  type SelectionChoice,
  type SelectionOption,
  type StoreError,
  selectVariant,
  variantsInput,
} from 'storewire';
import { useProductSelection, useQueryProductVariants } from 'storewire/react';
import { SelectField } from '../../components/field.tsx';
import { Swatch } from '../../shop/catalog/swatch.tsx';
import { shopSelection } from '../../store/product/either-version.ts';
import type { FullProduct, ShopProduct, ShopSelection } from '../../store/product/product.ts';
import { CatalogText, useMoney, useText } from '../../text/text.tsx';

/** A product on its page. */
export type OfferedProduct = ShopProduct & Pick<FullProduct, 'media' | 'source'>;

/** What is chosen on the page of a product, which is in the URL. */
export interface Selection extends ShopSelection {
  /** Why the variants could not be read. */
  error: StoreError | undefined;
  retry: () => void;
  /** Nothing is chosen of an option by an empty choice. */
  choose: (option: string, choice: string) => void;
}

/** The selection of the URL. A new one is shown at once, before the navigation to its URL. */
export function useSelection(product: OfferedProduct): Selection {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [wanted, showWanted] = useOptimistic<Readonly<Record<string, string>>>(Object.fromEntries(params));
  const { error, retry, ...chosen } = useProductSelection(product.source, wanted);
  const selection = shopSelection(product, chosen);
  const choose = (option: string, choice: string): void =>
    startTransition(async () => {
      const choices = { ...selection.choices, [option]: choice };
      showWanted(choices);
      const search = new URLSearchParams(params);
      for (const [name, value] of Object.entries(choices))
        if (value) search.set(name, value);
        else search.delete(name);
      await navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true });
    });
  return { ...selection, error, retry, choose };
}

/** More choices than this are a list. */
const MAX_CHIPS = 12;

/** The variants that differ from the selection in one option only. Null if all variants are read anyway. */
export function neighborsInput(
  product: FullProduct['source'],
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
  product: OfferedProduct;
  selection: Selection;
}

function OptionField({ product, selection, option }: OptionFieldsProps & { option: SelectionOption }) {
  const { catalog, product: texts } = useText();
  const money = useMoney();
  const { choices, price, choose } = selection;
  const { name, isOptional } = option;
  const neighbors = useQueryProductVariants(neighborsInput(product.source, choices, name)).data?.variants;
  const known =
    neighbors && selectVariant(product.source, choices, neighbors).options.find((each) => each.name === name);
  const chosen = choices[name] ?? '';
  const noteOf = ({ availability }: SelectionChoice): string | undefined =>
    availability === 'soldOut' ? catalog.soldOut : availability === 'notMade' ? texts.notMade : undefined;
  const offered = (known ?? option).choices.map((choice) => ({
    ...choice,
    label: choice.name,
    note: noteOf(choice),
    addedPrice: choice.addedPrice && `+${money(choice.addedPrice, price?.currency)}`,
  }));
  const props = {
    option,
    chosen,
    choices: isOptional ? [{ ...NOTHING, label: texts.none, isChosen: chosen === '' }, ...offered] : offered,
    onChoose: (choice: string) => choose(name, choice),
  };
  return option.choices.length > MAX_CHIPS ? <ChoiceList {...props} /> : <ChoiceChips {...props} />;
}

/** A choice as it is shown. */
interface ShownChoice extends SelectionChoice {
  label: string;
  /** Why it cannot be bought. */
  note: string | undefined;
  /** With its currency. */
  addedPrice: string | undefined;
}

/** The choice of an option of which nothing need be chosen. */
const NOTHING = {
  name: '',
  value: 'none',
  availability: 'available',
  note: undefined,
  addedPrice: undefined,
} as const;

const CHIP =
  'relative inline-flex min-h-11 min-w-11 max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-3xl border border-edge bg-raised px-4 py-1.5 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent data-[state=notMade]:border-dashed';

interface ChoiceFieldProps {
  option: SelectionOption;
  choices: readonly ShownChoice[];
  chosen: string;
  onChoose: (choice: string) => void;
}

function ChoiceChips({ option, choices, chosen, onChoose }: ChoiceFieldProps) {
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
        {choices.map(({ name, label, value, note, addedPrice, isChosen, availability }) => (
          <label key={name} data-state={availability} className={CHIP}>
            <input
              type="radio"
              name={option.name}
              value={name}
              checked={isChosen}
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            {option.isColor && name ? <Swatch color={value} /> : null}
            <span className={note ? 'text-soft line-through' : undefined}>
              <CatalogText>{label}</CatalogText>
            </span>
            {addedPrice ? <bdi className="text-sm text-soft">{addedPrice}</bdi> : null}
            {note ? <span className="sr-only">{`(${note})`}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ChoiceList({ option, choices, chosen, onChoose }: ChoiceFieldProps) {
  const { product } = useText();
  return (
    <SelectField
      label={<CatalogText>{option.name}</CatalogText>}
      name={option.name}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={choices.map(({ name, label, note, addedPrice }) => {
        const notes = [addedPrice, note].filter((each) => each !== undefined).join(', ');
        return { value: name, label: notes ? product.choice(label, notes) : label };
      })}
    />
  );
}
