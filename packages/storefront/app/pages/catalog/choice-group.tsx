import { type ReactNode, useState } from 'react';
import { Checkbox, TextField } from '../../components/field.tsx';
import { Swatch } from '../../shop/catalog/swatch.tsx';
import { CatalogText, useText } from '../../text/text.tsx';
import type { Choice } from './facets.ts';

/** Choices that are shown at first. */
const FIRST = 6;

/** With more choices than this, there is a field to find one by its name. */
const MANY = 20;

interface ChoiceGroupProps {
  legend: ReactNode;
  /** The query parameter. */
  name: string;
  choices: readonly Choice[];
  /** Values of the chosen ones. */
  chosen: readonly string[];
}

/** Choices of one filter, with the number of products of each: the first ones, and the others on demand. */
export function ChoiceGroup({ legend, name, choices, chosen }: ChoiceGroupProps) {
  const { productList } = useText();
  const [text, setText] = useState('');
  if (choices.length === 0) return null;
  const isFirst = (choice: Choice, index: number): boolean => index < FIRST || chosen.includes(choice.value);
  const rest = choices.filter((choice, index) => !isFirst(choice, index));
  const isFound = (choice: Choice): boolean => choice.name.toLowerCase().includes(text.trim().toLowerCase());
  const check = (choice: Choice) => (
    <FilterCheckbox
      key={choice.value}
      name={name}
      value={choice.value}
      label={
        <>
          {choice.color === undefined ? null : <Swatch color={choice.color} />}
          <span className="min-w-0">
            <CatalogText>{choice.name}</CatalogText>
          </span>
        </>
      }
      count={choice.count}
      isChosen={chosen.includes(choice.value)}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      {choices.filter(isFirst).map(check)}
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-11 items-center text-accent underline underline-offset-4 lg:min-h-9">
            {productList.others(rest.length)}
          </summary>
          {choices.length > MANY ? (
            <TextField
              label={productList.findChoice}
              isLabelHidden
              placeholder={productList.findChoice}
              type="search"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="my-2"
            />
          ) : null}
          <div className="max-h-80 overflow-y-auto overscroll-contain -ms-1 ps-1">
            {rest.filter(isFound).map(check)}
          </div>
        </details>
      ) : null}
    </fieldset>
  );
}

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
              <span className="sr-only">{`, ${catalog.products(count)}`}</span>
            </>
          )}
        </span>
      }
      className="max-lg:[&>label]:min-h-11 max-lg:[&>label]:py-2.5"
    />
  );
}
