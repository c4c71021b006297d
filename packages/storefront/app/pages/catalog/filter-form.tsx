import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { FieldError, isComposing, TextField } from '../../components/field.tsx';
import { CatalogText, useText } from '../../text/text.tsx';
import { type CatalogView, isOfView, readAmount, readView, searchWithout } from './catalog-view.ts';
import { ChoiceGroup, FilterCheckbox } from './choice-group.tsx';
import type { Facets } from './facets.ts';
import { ON, OPTION, PARAMETERS } from './parameters.ts';
import { useReversedPrices } from './use-reversed-prices.ts';

/** Id of the form, for fields outside of it. */
export const FILTER_FORM = 'filters';

/** Options that are shown: the ones that most products have. */
const MAX_OPTIONS = 4;

interface FilterFormProps {
  view: CatalogView;
  /** Undefined if the server could not count. */
  facets: Facets | undefined;
}

/** The filters of a list. */
export function FilterForm({ view, facets }: FilterFormProps) {
  const { productList } = useText();
  const { form, apply } = useFilterForm();
  const { pathname } = useLocation();
  const prices = useId();
  const reversed = useReversedPrices(view, facets?.currency);
  return (
    <form
      ref={form}
      id={FILTER_FORM}
      action={pathname}
      // browsers would restore fields on reload, but the URL has them
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onChange={({ target }) => {
        // prices are applied when their field is left
        if (target instanceof HTMLInputElement && target.type === 'checkbox') apply();
      }}
      className="flex flex-col gap-7"
    >
      <KeptParameters view={view} />
      {facets ? (
        <ChoiceGroup
          legend={productList.collection}
          name={PARAMETERS.collection}
          choices={facets.collections}
          chosen={view.collections}
        />
      ) : null}
      {facets?.options.slice(0, MAX_OPTIONS).map(({ name, choices }) => (
        <ChoiceGroup
          key={name}
          legend={<CatalogText>{name}</CatalogText>}
          name={`${OPTION}${name}`}
          choices={choices}
          chosen={view.options.get(name) ?? []}
        />
      ))}
      <fieldset aria-describedby={reversed && `${prices}-error`}>
        <legend className="mb-2 font-medium">
          {facets?.currency ? `${productList.price} (${facets.currency})` : productList.price}
        </legend>
        <div className="grid grid-cols-2 items-start gap-3">
          <PriceField label={productList.lowest} name={PARAMETERS.lowest} onLeave={apply} />
          <PriceField label={productList.highest} name={PARAMETERS.highest} onLeave={apply} />
        </div>
        <div role="status" className="mt-2 empty:hidden">
          <FieldError id={prices}>{reversed}</FieldError>
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-medium">{productList.availability}</legend>
        <FilterCheckbox
          name={PARAMETERS.stock}
          value={ON}
          label={productList.inStockOnly}
          count={facets?.inStock}
          isChosen={view.isInStock}
        />
        {facets ? (
          <FilterCheckbox
            name={PARAMETERS.sale}
            value={ON}
            label={productList.onSaleOnly}
            count={facets.reduced}
            isChosen={view.isReduced}
          />
        ) : null}
      </fieldset>
      <noscript>
        <Button type="submit">{productList.apply}</Button>
      </noscript>
    </form>
  );
}

/** The parameters of the URL that are no fields of the form: the search text, and those of others. */
function KeptParameters({ view }: { view: CatalogView }) {
  const [parameters] = useSearchParams();
  const others = [...parameters].filter(([name]) => !isOfView(name));
  const kept = view.text === '' ? others : [[PARAMETERS.text, view.text], ...others];
  return kept.map(([name, value], index) => (
    // a parameter may be there twice
    // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other order
    <input key={index} type="hidden" name={name} value={value} />
  ));
}

const isUnreadable = (entry: string): boolean => entry.trim() !== '' && readAmount(entry) === undefined;

interface PriceFieldProps {
  label: string;
  name: string;
  onLeave: () => void;
}

/** A price, applied when its field is left, or by Enter. One that cannot be read stays, with an error. */
function PriceField({ label, name, onLeave }: PriceFieldProps) {
  const { productList } = useText();
  const [parameters] = useSearchParams();
  const query = parameters.toString();
  const given = parameters.get(name) ?? '';
  const [last, setLast] = useState(query);
  const [left, setLeft] = useState<string>();
  // another query resets the field
  if (last !== query) {
    setLast(query);
    setLeft(undefined);
  }
  const isInvalid = isUnreadable(left ?? given);
  const leave = (entry: string): void => {
    setLeft(entry);
    if (!isUnreadable(entry)) onLeave();
  };
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={readAmount(given) ?? given}
      error={isInvalid ? productList.priceInvalid : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      onBlur={({ currentTarget }) => leave(currentTarget.value)}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        // two fields without a visible button: browsers do not send the form
        if (key === 'Enter' && !isComposing(nativeEvent)) leave(currentTarget.value);
      }}
    />
  );
}

/** A form whose fields are the query of the URL. It is sent when a field changes; without JavaScript, by its button. */
function useFilterForm() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();

  // a field may have changed before the page was ready for it
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isChanged(form.current)) apply();
  }, []);

  // the fields follow the URL, which Back changes, too
  const applied = useRef(search);
  useEffect(() => {
    if (applied.current === search) return;
    applied.current = search;
    const { sort } = readView(new URLSearchParams(search));
    form.current?.reset();
    const field = form.current?.elements.namedItem(PARAMETERS.sort);
    if (field instanceof HTMLSelectElement) field.value = sort;
  }, [search]);

  function apply(): void {
    if (!form.current?.reportValidity()) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    const next = searchWithout(fields);
    if (next !== search) void navigate(next || '.', { preventScrollReset: true });
  }
  return { form, apply };
}

/** Whether a field of a form has another value than that of the page. */
const isChanged = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    if (!(field instanceof HTMLInputElement)) return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
