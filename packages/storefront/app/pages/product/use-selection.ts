import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Product } from 'storewire';
import { type ProductSelectionState, useProductSelection } from 'storewire/react';

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
