import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../components/announcer.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { Price, UnitPrice } from '../../shop/catalog/price.tsx';
import { noteOf, type StockNote } from '../../shop/catalog/stock.ts';
import type { ShopProduct, ShopSelection } from '../../store/product/product.ts';
import { useMoney, useText } from '../../text/text.tsx';
import type { Selection } from './selection.tsx';

/** Price, unit price and stock of the selection, which are announced when they change, with the item number. */
export function OfferDetails({ product, selection }: { product: ShopProduct; selection: Selection }) {
  const { catalog, product: texts } = useText();
  const paths = usePaths();
  const { price, unitPrice, error, retry } = selection;
  const stock = useStockText(product, selection);
  useAnnouncedOffer(selection, stock.text);
  const dot = { out: 'bg-danger', low: 'bg-warn', quiet: 'bg-success' }[stock.tone];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        {price ? <Price price={price} className="text-2xl" /> : null}
        <p className="text-sm text-soft">
          {catalog.taxIncluded},{' '}
          <PageLink to={paths.legal('delivery')} className="underline underline-offset-4 hover:text-accent">
            {catalog.plusDelivery}
          </PageLink>
        </p>
      </div>
      <UnitPrice price={unitPrice} />
      <p className="flex items-center gap-2 text-sm">
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText] ${dot}`}
        />
        <span>{stock.text}</span>
      </p>
      {error ? <ErrorNotice isSmall title={texts.failed} error={error} onRetry={retry} /> : null}
    </div>
  );
}

/** The text about the stock of the selection. */
export function useStockText(
  { isDigital }: ShopProduct,
  { availability, quantity }: ShopSelection,
): StockNote {
  const text = useText();
  if (availability === 'notMade') return { text: text.product.notMade, tone: 'out' };
  if (availability === 'unknown') return { text: text.states.loading, tone: 'low' };
  const available = isDigital ? text.catalog.download : text.catalog.inStock;
  return (
    noteOf({ isInStock: availability === 'available', quantity }, text) ?? { text: available, tone: 'quiet' }
  );
}

/** Announces price, stock and item number after the selection has changed. */
function useAnnouncedOffer({ choices, availability, price, sku }: Selection, stock: string): void {
  const { product: texts } = useText();
  const announce = useAnnounce();
  const money = useMoney();
  const amount = price ? money(price.now, price.currency) : '';
  const selected = Object.values(choices).join(', ');
  const item = sku ? `${texts.sku} ${sku}` : '';
  const message = [selected, texts.selectionChanged(amount, stock), item].filter(Boolean).join('. ');
  const last = useRef(selected);
  useEffect(() => {
    if (last.current === selected) return;
    if (availability !== 'unknown') {
      last.current = selected;
      announce(message);
    }
  }, [selected, message, availability, announce]);
}
