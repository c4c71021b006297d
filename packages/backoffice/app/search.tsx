/** One search over what staff look for: orders, products, variants, members, pages and actions. */
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  Link,
  type RaRecord,
  useDebouncedEvent,
  useGetResourceLabel,
  useResourceDefinitions,
} from 'react-admin';
import { Picture, ProductPicture } from './components/picture.tsx';
import { textOfError } from './components/reasons.ts';
import { store } from './data.ts';
import type { MemberRecord } from './members/member-actions.tsx';
import { isAbout, OFFICE_ACTIONS } from './office-actions.ts';
import { buyerOf, numberIn, type OrderRecord, totalOf } from './orders/order-record.ts';
import { FRESH_MS, filterOf, isNamed, readLatest } from './orders/order-search.ts';
import { UNPAID_ORDERS } from './orders/unpaid-orders.tsx';
import { CATALOG_VERSION } from './page-settings.ts';
import type { ProductRecord } from './products/product-values.ts';
import type { ProductV3Record } from './products-v3/product-v3-record.ts';
import { queryClient } from './query-client.ts';
import { auth } from './staff/page-session.ts';
import { nameOfVariant, type StockRecord } from './stock/variant-stock.ts';

interface Found {
  to: string;
  text: string;
  picture?: ReactNode;
}

interface Kind {
  resource: string;
  /** Its calls: no call searches several fields. */
  filters: (text: string) => object[];
  /** Finds what no call searches. */
  others?: (text: string) => Promise<RaRecord[]>;
  found: (record: RaRecord) => Found;
}

/** A kind of records, whose type the calls of the resource have. */
const kind = <Record extends RaRecord>(
  resource: string,
  filters: Kind['filters'],
  found: (record: Record) => Found,
  others?: Kind['others'],
): Kind => ({ resource, filters, found: (record) => found(record as Record), ...(others && { others }) });

/** Orders of a name, such as a last name, and unpaid ones: no call searches them. */
async function ordersOf(text: string): Promise<OrderRecord[]> {
  const [latest, unpaid] = await Promise.all([
    readLatest(store.getList),
    queryClient.fetchQuery({ ...UNPAID_ORDERS, staleTime: FRESH_MS }),
  ]);
  return [
    ...unpaid.filter((order) => order.number === numberIn(text) || isNamed(order, text)),
    ...latest.filter((order) => isNamed(order, text)),
  ].slice(0, MOST);
}

/** Most records per call. */
const MOST = 5;

/** Products and variants of version 1 of the catalog. */
const CATALOG_V1: readonly Kind[] = [
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
];

/** Products of version 3, which are found by the SKUs of their variants, too. */
const CATALOG_V3: readonly Kind[] = [
  kind<ProductV3Record>(
    'products-v3',
    (expression) => [{ search: { search: { expression } } }],
    (product) => ({
      to: `/products-v3/${product.id}`,
      text: product.name ?? '',
      picture: <ProductPicture product={product} />,
    }),
  ),
];

const KINDS: readonly Kind[] = [
  kind<OrderRecord>(
    'orders',
    (text) => {
      const found = filterOf(text);
      const starts = { $startsWith: text };
      return found
        ? [found]
        : [{ buyerInfo: { email: starts } }, { billingInfo: { contactDetails: { fullName: starts } } }];
    },
    (order) => ({
      to: `/orders/${order.id}/show`,
      text: `Order ${order.number} · ${buyerOf(order)} · ${totalOf(order)}`,
      // unpaid orders are as they are stored, without URLs of files
      picture: order.status !== 'INITIALIZED' && <Picture image={order.lineItems[0]?.image} />,
    }),
    ordersOf,
  ),
  ...(CATALOG_VERSION === 3 ? CATALOG_V3 : CATALOG_V1),
  kind<MemberRecord>(
    'members',
    (text) => [
      { loginEmail: { $contains: text } },
      { profile: { nickname: { $contains: text } } },
      { contact: { lastName: { $startsWith: text } } },
    ],
    ({ id, loginEmail, profile }) => ({
      to: `/members/${id}/show`,
      text: [loginEmail, profile?.nickname].filter(Boolean).join(' · '),
      picture: <Picture image={profile?.photo} />,
    }),
  ),
];

interface OfficePage extends Found {
  resource: string;
  action: string;
}

/** The pages of the menu. */
function usePages(): OfficePage[] {
  const labelOf = useGetResourceLabel();
  return Object.values(useResourceDefinitions())
    .filter(({ hasList }) => hasList)
    .map(({ name }) => ({ resource: name, action: 'list', to: `/${name}`, text: labelOf(name) }));
}

/** What a role may see of all pages and kinds, each record once, and what it may do. */
async function find(text: string, pages: readonly OfficePage[], signal: AbortSignal): Promise<Found[]> {
  const named = [
    ...pages.filter((page) => page.text.toLowerCase().includes(text.toLowerCase())),
    ...OFFICE_ACTIONS.filter((action) => isAbout(action, text)),
  ].map(async (each) => ((await auth.canAccess(each)) ? [each] : []));
  const lists = KINDS.map(async ({ resource, filters, others, found }) => {
    if (!(await auth.canAccess({ resource, action: 'list' }))) return [];
    const requests = filters(text).map((filter) =>
      store.getList(resource, {
        filter,
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: MOST },
        signal,
      }),
    );
    const [results, more = []] = await Promise.all([Promise.all(requests), others?.(text)]);
    return [...results.flatMap(({ data }) => data), ...more].map(found);
  });
  const records = (await Promise.all(lists)).flat();
  return [...(await Promise.all(named)).flat(), ...new Map(records.map((each) => [each.to, each])).values()];
}

const Results = ({ text, onLeave }: { text: string; onLeave: () => void }) => {
  const pages = usePages();
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => find(text, pages, signal),
  });
  if (error) return <p role="alert">{textOfError(error)}</p>;
  return (
    <>
      <p role="status">
        {isFetching || !data ? '…' : data.length === 0 ? 'Nothing found' : `${data.length} found`}
      </p>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ to, text: label, picture }) => (
          <Box
            component="li"
            key={`${to} ${label}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}
          >
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
            label="Order number, name, email, SKU, product, page or action"
            type="search"
            onChange={(event) => search(event.target.value)}
          />
          {text && <Results text={text} onLeave={close} />}
        </DialogContent>
      </Dialog>
    </>
  );
};
