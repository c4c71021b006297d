import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Product, ProductVariant } from 'storewire';
import { useQueryProductVariants } from 'storewire/react';
import {
  type Choices,
  completeChoices,
  type Offer,
  offerOf,
  readChoices,
  type ShownOption,
  shownOptions,
} from './selection.ts';
import { variantsInput } from './variants-input.ts';

/** What is chosen on the page of a product. */
export interface Selection {
  options: readonly ShownOption[];
  choices: Choices;
  /** The variants that fit the choices in the URL; of most products, all variants. Undefined while they are read. */
  variants: readonly ProductVariant[] | undefined;
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
  const { data, error, mutate } = useQueryProductVariants(variantsInput(product, options, wanted));
  const variants = data?.variants;
  const choices = completeChoices(options, wanted, variants ?? []);
  return {
    options,
    choices,
    variants,
    offer: offerOf(product, choices, variants),
    error,
    retry: () => void mutate(),
    choose: (option, choice) => setWanted({ ...choices, [option]: choice }),
  };
}

/** The choices in the URL. New ones are shown at once, before the navigation to their URL. */
function useWanted(options: readonly ShownOption[]): [Choices, (choices: Choices) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [wanted, showWanted] = useOptimistic(readChoices(options, params));
  const setWanted = (choices: Choices): void =>
    startTransition(async () => {
      showWanted(choices);
      const search = new URLSearchParams(params);
      for (const [name, value] of Object.entries(choices)) search.set(name, value);
      await navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true });
    });
  return [wanted, setWanted];
}
