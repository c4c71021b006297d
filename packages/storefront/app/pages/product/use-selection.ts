import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Product, ProductVariant } from 'storewire';
import { useQueryProductVariants } from 'storewire/react';
import { painted } from '../../components/painted.ts';
import {
  type Choices,
  completeChoices,
  type KnownVariants,
  type Offer,
  offerOf,
  readChoices,
  type ShownOption,
  shownOptions,
} from './selection.ts';
import { firstVariantsInput, isReadAtOnce, neighborsInput } from './variants-input.ts';

/** What is chosen on the page of a product. */
export interface Selection {
  options: readonly ShownOption[];
  choices: Choices;
  known: KnownVariants;
  offer: Offer;
  /** Why the variants could not be read. */
  error: Error | undefined;
  retry: () => void;
  choose: (option: string, choice: string) => void;
}

/** The selection, which is in the URL, and what it leads to. */
export function useSelection(product: Product): Selection {
  const options = useMemo(() => shownOptions(product), [product]);
  const [wanted, setWanted] = useWanted(options);
  const first = useQueryProductVariants(firstVariantsInput(product, options, wanted));
  const choices = completeChoices(options, wanted, first.data?.variants ?? []);
  const neighbors = useNeighbors(product, options, choices);
  const variants = useKnown([first.data?.variants, ...neighbors.map(({ data }) => data?.variants)]);
  const known: KnownVariants = {
    variants,
    isComplete: (option) => {
      const read = isReadAtOnce(options)
        ? first
        : neighbors[options.findIndex(({ name }) => name === option)];
      return read?.data !== undefined;
    },
  };
  const failed = [first, ...neighbors].find(({ error }) => error);
  const choose = (option: string, choice: string): void => setWanted({ ...choices, [option]: choice });
  return {
    options,
    choices,
    known,
    offer: offerOf(product, choices, known),
    error: failed?.error,
    retry: () => void failed?.mutate(),
    choose,
  };
}

/** Choices that the URL does not have yet. */
interface Pending {
  choices: Choices;
  /** The queries of the URL until then, and the one with the choices. */
  passed: readonly string[];
  query: string;
}

/** The choices in the URL. New ones are shown before the URL changes, on which all links of the page depend. */
function useWanted(options: readonly ShownOption[]): [Choices, (choices: Choices) => void] {
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useState<Pending>();
  const query = params.toString();
  const pending = last?.passed.includes(query) ? last : undefined;
  if (last && !pending) setLast(undefined);
  const setWanted = (choices: Choices): void => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(choices)) next.set(name, value);
    const passed = pending ? [...pending.passed, pending.query] : [query];
    setLast({ choices, passed, query: next.toString() });
    void painted().then(() => setParams(next, { replace: true, preventScrollReset: true }));
  };
  return [pending?.choices ?? readChoices(options, params), setWanted];
}

/** The variants next to the selection, by option. Products have at most six options. */
function useNeighbors(product: Product, options: readonly ShownOption[], choices: Choices) {
  const inputOf = (index: number) => neighborsInput(product, options, choices, options[index]?.name);
  return [
    useQueryProductVariants(inputOf(0)),
    useQueryProductVariants(inputOf(1)),
    useQueryProductVariants(inputOf(2)),
    useQueryProductVariants(inputOf(3)),
    useQueryProductVariants(inputOf(4)),
    useQueryProductVariants(inputOf(5)),
  ];
}

/** All variants that were read so far: a choice next to the selection is known before it is read itself. */
function useKnown(reads: readonly (readonly ProductVariant[] | undefined)[]): readonly ProductVariant[] {
  const [known, setKnown] = useState<ReadonlyMap<string, ProductVariant>>(new Map());
  const next = new Map(known);
  for (const variant of reads.flatMap((variants) => variants ?? [])) next.set(variant.id ?? '', variant);
  if ([...next].some(([id, variant]) => known.get(id) !== variant)) setKnown(next);
  return [...next.values()];
}
