import { useEditContext } from 'react-admin';
import { fitImage, type ProductMediaItemV3, type ProductMediaItemV3Input } from 'storewire';
import { MediaPart } from '../components/media-part.tsx';
import type { KeyedStore } from '../keyed-store.ts';
import type { ProductV3Record } from './product-v3-record.ts';

const SIDE = 112;

const itemsOf = (product: ProductV3Record | undefined): ProductMediaItemV3[] =>
  product?.media?.itemsInfo?.items ?? [];

const toInput = ({ id, altText, displayName, thumbnail }: ProductMediaItemV3): ProductMediaItemV3Input => ({
  ...(id && { id }),
  ...(altText && { altText }),
  ...(displayName && { displayName }),
  ...(thumbnail && { thumbnail }),
});

/** What was read for a change. If its answer is lost, the next try sends the same, which the server makes once. */
const readFor = new WeakMap<KeyedStore, Map<string, ProductV3Record>>();

async function read(id: string, store: KeyedStore, step: string): Promise<ProductV3Record> {
  const steps = readFor.get(store) ?? new Map<string, ProductV3Record>();
  readFor.set(store, steps);
  const product = steps.get(step) ?? (await store.getOne<ProductV3Record>('products-v3', { id })).data;
  steps.set(step, product);
  return product;
}

type Items = ProductMediaItemV3Input[];

/** Changes the list of media that is stored now. */
async function change(
  { id, store, step = '' }: { id: string; store: KeyedStore; step?: string },
  changed: (items: Items) => Items,
): Promise<void> {
  const product = await read(id, store, step);
  const items = itemsOf(product).map(toInput);
  const mediaOf = (list: Items) => ({ media: { itemsInfo: { items: list } } });
  await store.update('products-v3', {
    id,
    data: mediaOf(changed(items)),
    previousData: { ...mediaOf(items), revision: product.revision },
  });
}

export const ProductV3Media = ({ onChanged }: { onChanged: () => Promise<void> }) => {
  const { record: product } = useEditContext<ProductV3Record>();
  if (!product) return null;
  const { id } = product;
  const { devicePixelRatio } = globalThis;
  const media = itemsOf(product).map((item, index) => ({
    id: item.id ?? '',
    name: item.altText || item.displayName || `Medium ${index + 1}`,
    url: item.image
      ? fitImage(item.image, { width: SIDE, height: SIDE, devicePixelRatio })
      : item.thumbnail?.url,
    altText: item.altText ?? '',
    isVideo: item.mediaType === 'VIDEO',
  }));
  return (
    <MediaPart
      media={media}
      onAdd={(medium, store) =>
        change({ id, store, step: JSON.stringify(medium) }, (items) =>
          'url' in medium
            ? [...items, { url: medium.url }]
            : [...items.filter((item) => item.id !== medium.mediaId), { id: medium.mediaId }],
        )
      }
      onRemove={(mediaId, store) =>
        change({ id, store }, (items) => items.filter((item) => item.id !== mediaId))
      }
      onMove={(mediaId, place, store) =>
        change({ id, store }, (items) => {
          const others = items.filter((item) => item.id !== mediaId);
          return others.toSpliced(place, 0, ...items.filter((item) => item.id === mediaId));
        })
      }
      onChanged={onChanged}
    />
  );
};
