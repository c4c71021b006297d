import { useEffect } from 'react';
import type { EstimateCurrentCartV2Input } from 'storewire';
import { useEstimateCurrentCartV2, useQueryCache } from 'storewire/react';

/** The totals, with address and delivery option of the cart, at the prices and the stock of the moment. */
export const ESTIMATE: EstimateCurrentCartV2Input = {
  refreshCart: true,
  calculateDelivery: true,
  calculateAdditionalFees: true,
  calculateTax: true,
  calculateGiftCards: true,
};

/** Forgets the totals that the cart has shown, for a page that changes them: the cart page comes with its own. */
export function useForgottenTotals(): void {
  const { mutate } = useQueryCache();
  useEffect(() => {
    void mutate(useEstimateCurrentCartV2, ESTIMATE, undefined, { revalidate: false });
  }, [mutate]);
}
