/** One search over what staff look for: orders, products, variants and members. */
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, type RaRecord, useDebouncedEvent } from 'react-admin';
import { Picture, ProductPicture } from './components/picture.tsx';
import { textOfError } from './components/reasons.ts';
import { auth, store } from './data.ts';
import type { MemberRecord } from './members/member-actions.tsx';
import { buyerOf, numberIn, type OrderRecord, totalOf } from './orders/order-record.ts';
import type { ProductRecord } from './products/product-values.ts';
import { nameOfVariant, type StockRecord } from './stock/change-stock.tsx';

interface Found {
  to: string;
  text: string;
  picture?: ReactNode;
}

interface Kind {
  resource: string;
  /** Its calls: no call searches several fields. */
  filters: (text: string) => object[];
  found: (record: RaRecord) => Found;
}

/** A kind of records, whose type the calls of the resource have. */
const kind = <Record extends RaRecord>(
  resource: string,
  filters: Kind['filters'],
  found: (record: Record) => Found,
): Kind => ({ resource, filters, found: (record) => found(record as Record) });

const KINDS: readonly Kind[] = [
  kind<OrderRecord>(
    'orders',
    (text) => {
      const number = numberIn(text);
      if (/^\d+$/.test(number)) return [{ number }];
      const starts = { $startsWith: text };
      return [{ buyerInfo: { email: starts } }, { billingInfo: { contactDetails: { fullName: starts } } }];
    },
    (order) => ({
      to: `/orders/${order.id}/show`,
      text: `Order ${order.number} · ${buyerOf(order)} · ${totalOf(order)}`,
      picture: <Picture image={order.lineItems[0]?.image} />,
    }),
  ),
  kind<ProductRecord>(
    'products',
    (text) => [{ name: { $contains: text } }, { sku: { $startsWith: text } }],
    (product) => ({
      to: `/products/${product.id}`,
      text: [product.name, product.sku].filter(Boolean).join(' · '),
      picture: <ProductPicture product={product} />,
    }),
  ),
  kind<StockRecord>(
    'variants',
    (text) => [{ sku: { $startsWith: text } }],
    (variant) => ({
      to: `/products/${variant.productId}`,
      text: `${nameOfVariant(variant)} · ${variant.sku}`,
      picture: <Picture image={variant.media?.image} />,
    }),
  ),
  kind<MemberRecord>(
    'members',
    (text) => [{ loginEmail: { $contains: text } }, { profile: { nickname: { $contains: text } } }],
    ({ id, loginEmail, profile }) => ({
      to: `/members/${id}/show`,
      text: [loginEmail, profile?.nickname].filter(Boolean).join(' · '),
      picture: <Picture image={profile?.photo} />,
    }),
  ),
];

/** Most records per call. */
const MOST = 5;

/** What a role may see of all kinds, each page once. */
async function find(text: string, signal: AbortSignal): Promise<Found[]> {
  const lists = KINDS.map(async ({ resource, filters, found }) => {
    if (!(await auth.canAccess?.({ resource, action: 'list' }))) return [];
    const pages = filters(text).map((filter) =>
      store.getList(resource, {
        filter,
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: MOST },
        signal,
      }),
    );
    return (await Promise.all(pages)).flatMap(({ data }) => data.map(found));
  });
  const all = (await Promise.all(lists)).flat();
  return [...new Map(all.map((each) => [each.to, each])).values()];
}

const Results = ({ text, onLeave }: { text: string; onLeave: () => void }) => {
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => find(text, signal),
  });
  if (error) return <p role="alert">{textOfError(error)}</p>;
  return (
    <>
      <p role="status">
        {isFetching || !data ? '…' : data.length === 0 ? 'Nothing found' : `${data.length} found`}
      </p>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ to, text: label, picture }) => (
          <Box component="li" key={to} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
            {picture}
            <Link to={to} onClick={onLeave}>
              {label}
            </Link>
          </Box>
        ))}
      </Box>
    </>
  );
};

/** A button, and Ctrl K or ⌘ K, that open the search. */
export const Search = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const search = useDebouncedEvent((typed: string) => setText(typed.trim()), 250);
  const close = (): void => {
    setIsOpen(false);
    setText('');
  };
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchIcon />}
        onClick={() => setIsOpen(true)}
        aria-keyshortcuts="Control+K"
      >
        Search
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        fullWidth
        maxWidth="sm"
        aria-labelledby="search-title"
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      >
        <DialogTitle id="search-title">Search</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label="Order number, name, email, SKU or product"
            type="search"
            onChange={(event) => search(event.target.value)}
          />
          {text && <Results text={text} onLeave={close} />}
        </DialogContent>
      </Dialog>
    </>
  );
};
