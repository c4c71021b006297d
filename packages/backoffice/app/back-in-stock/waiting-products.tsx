import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import { useQuery } from '@tanstack/react-query';
import {
  CanAccess,
  DataTable,
  ListContextProvider,
  ResourceContextProvider,
  useCanAccess,
  useList,
  useRecordContext,
} from 'react-admin';
import type { BackInStockRequest, CatalogReference } from 'storewire';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { readProducts, type ShownProduct } from '../components/catalog.ts';
import { type Selection, selectionOf, useSelectedRows, writeEach } from '../components/many.ts';
import { Part } from '../components/part.tsx';
import { ProductPicture } from '../components/picture.tsx';
import { textOfError } from '../components/reasons.ts';
import { Rows } from '../components/rows.tsx';
import { Status } from '../components/status.tsx';
import { store } from '../data.ts';

interface WaitingProduct {
  /** Of the product. */
  id: string;
  reference: CatalogReference;
  product: ShownProduct;
  buyers: number;
}

/** Products of the latest 1,000 requests that wait, at most 100, which is what one call counts. */
async function readWaiting(signal: AbortSignal): Promise<WaitingProduct[]> {
  const { data: requests } = await store.getList<BackInStockRequest & { id: string }>('back-in-stock', {
    filter: { status: { $in: ['RECEIVED'] } },
    sort: { field: 'createdDate', order: 'DESC' },
    pagination: { page: 1, perPage: 1000 },
    signal,
  });
  const ids = [...new Set(requests.map(({ catalogReference }) => catalogReference.catalogItemId))].slice(
    0,
    100,
  );
  if (ids.length === 0) return [];
  const products = await readProducts(ids, signal);
  // without options, a reference is for all variants
  const appId = requests[0]?.catalogReference.appId ?? '';
  const catalogReferences = products.map(({ id }) => ({ appId, catalogItemId: id }));
  const { countsPerCatalogReference: counts } = await store.act('back-in-stock', 'count', {
    catalogReferences,
  });
  return products
    .map((product, index) => ({
      id: product.id,
      reference: { appId, catalogItemId: product.id },
      product,
      buyers: counts[index]?.count ?? 0,
    }))
    .toSorted((one, other) => other.buyers - one.buyers);
}

const buyersText = (count: number): string => (count === 1 ? '1 buyer' : `${count} buyers`);

const Notify = ({ label, selection }: { label: string; selection: Selection<WaitingProduct> }) => {
  const { records } = selection;
  const notify = (_values: object, running: Running) =>
    writeEach(records, running, {
      nameOf: ({ product }) => product.name,
      writeOf:
        ({ reference, product: { name, price } }) =>
        () =>
          running.store.act('back-in-stock', 'notify', {
            catalogReference: reference,
            itemDetails: { name, price },
          }),
    });
  return (
    <ActionDialog
      label={label}
      icon={<NotificationsActiveIcon />}
      disabled={records.length === 0}
      done="The notifications are on their way"
      selection={selection}
      onSubmit={notify}
    >
      <p>The platform sends an email to everyone who waits, for any variant of a product:</p>
      <ul>
        {records.map(({ id, product, buyers }) => (
          <li key={id}>
            {product.name}: {buyersText(buyers)} · <Status value={product.stock} />
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
};

const NotifyOne = () => {
  const waiting = useRecordContext<WaitingProduct>();
  return (
    <CanAccess resource="back-in-stock" action="edit">
      {waiting && <Notify label="Notify" selection={selectionOf(waiting)} />}
    </CanAccess>
  );
};

const NotifySelected = () => <Notify label="Notify selected" selection={useSelectedRows()} />;

export const WaitingProducts = () => {
  const { data, error, isPending } = useQuery({
    queryKey: ['back-in-stock', 'waiting'],
    queryFn: ({ signal }) => readWaiting(signal),
  });
  const list = useList<WaitingProduct>({ data: data ?? [], isPending });
  const { canAccess: mayNotify } = useCanAccess({ resource: 'back-in-stock', action: 'edit' });
  return (
    <Part title="Waiting by product">
      {error && <p role="alert">{textOfError(error)}</p>}
      {data?.length === 0 && <p>No buyer waits for a product.</p>}
      <ResourceContextProvider value="back-in-stock">
        <ListContextProvider value={list}>
          <Rows<WaitingProduct>
            picture={({ product }) => <ProductPicture product={product} />}
            title={({ product }) => product.name}
            text={({ product, buyers }) => (
              <>
                {buyersText(buyers)} · <Status value={product.stock} />
              </>
            )}
            actions={<NotifyOne />}
            bulkActions={mayNotify && <NotifySelected />}
          >
            <DataTable.Col source="product.name" label="Product" disableSort />
            <DataTable.Col<WaitingProduct>
              label="Stock"
              render={({ product }) => <Status value={product.stock} />}
            />
            <DataTable.Col source="buyers" label="Buyers" align="right" disableSort />
          </Rows>
        </ListContextProvider>
      </ResourceContextProvider>
    </Part>
  );
};
