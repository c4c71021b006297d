import { useEditContext, useGetMany } from 'react-admin';
import type { FileDescriptor, Product } from 'storewire';
import { MediaPart, type ShownMedium } from '../components/media-part.tsx';
import type { ProductRecord } from './product-values.ts';

/** The media of a product, in the order of the shop. */
export function useMedia(product: Product | undefined): ShownMedium[] {
  const media = (product?.media?.items ?? []).map((item) => ({ ...item, id: item.id ?? '' }));
  const ids = media.map(({ id }) => id).filter(Boolean);
  const { data: files = [] } = useGetMany<FileDescriptor>('media', { ids }, { enabled: ids.length > 0 });
  return media.map(({ id, title, thumbnail, image, mediaType }, index) => {
    const file = files.find((each) => each?.id === id);
    // the platform gives new media the name of the product as their caption
    const caption = title !== product?.name && title;
    return {
      id,
      name: caption || file?.displayName || `Medium ${index + 1}`,
      url: thumbnail?.url ?? image?.url,
      altText: image?.altText ?? '',
      isVideo: mediaType === 'video',
    };
  });
}

export const ProductMedia = ({ onRemoved }: { onRemoved: () => Promise<void> }) => {
  const { record: product } = useEditContext<ProductRecord>();
  const media = useMedia(product);
  if (!product) return null;
  const { id } = product;
  return (
    <MediaPart
      media={media}
      onAdd={(medium, store) => store.act('products', 'addMedia', { id, media: [medium] })}
      onRemove={(mediaId, store) => store.act('products', 'removeMedia', { id, mediaIds: [mediaId] })}
      onChanged={onRemoved}
    />
  );
};
