import type { ProductMediaItem } from 'storewire';
import type { Handlers } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import { noteUse } from '../../media/input-media.ts';
import { files } from '../../media/stored-file.ts';
import { fileUrl } from '../../media/urls.ts';
import { emitChanged } from '../events.ts';
import { productOf, saveProduct } from '../saved-products.ts';
import type { StoredProduct } from '../stored-product.ts';

type MediaCalls =
  | 'addProductMedia'
  | 'removeProductMedia'
  | 'setProductChoiceMedia'
  | 'removeProductChoiceMedia';

export const mediaHandlers: Pick<Handlers<'products'>, MediaCalls> = {
  addProductMedia: ({ id, media }, context) => {
    let product = productOf(context, id);
    for (const [index, { mediaId, url, choice }] of media.entries()) {
      if (mediaId?.isWellFormed() === false)
        invalid(`media[${index}].mediaId`, 'FORMAT', 'has half of a character');
      const item = mediaItem(context, product.name, mediaId, url);
      product = withItems(product, [...itemsOf(product).filter((each) => each.id !== item.id), item]);
      if (choice) {
        const { option = '', choice: name = '' } = choice;
        product = withChoiceMedia(product, option, name, `media[${index}].choice`, (items) => [
          ...items,
          item,
        ]);
      }
    }
    return changed(context, product);
  },

  removeProductMedia: ({ id, mediaIds }, context) => {
    const product = productOf(context, id);
    const isKept = (item: ProductMediaItem): boolean =>
      mediaIds.length > 0 && !mediaIds.includes(item.id ?? '');
    const productOptions = product.productOptions?.map((option) => ({
      ...option,
      choices: option.choices?.map(({ media, ...choice }) => ({
        ...choice,
        ...mediaProperty((media?.items ?? []).filter(isKept)),
      })),
    }));
    return changed(context, {
      ...withItems(product, itemsOf(product).filter(isKept)),
      ...(productOptions && { productOptions }),
    });
  },

  setProductChoiceMedia: ({ id, media }, context) => {
    let product = productOf(context, id);
    for (const [index, { option, choice, mediaIds = [] }] of media.entries()) {
      const items = mediaIds.map(
        (mediaId, place) =>
          itemsOf(product).find((item) => item.id === mediaId) ??
          invalid(`media[${index}].mediaIds[${place}]`, 'VALIDATION', 'is not a medium of the product'),
      );
      product = withChoiceMedia(product, option, choice, `media[${index}]`, () => items);
    }
    return changed(context, product);
  },

  removeProductChoiceMedia: ({ id, media }, context) => {
    let product = productOf(context, id);
    for (const [index, { option, choice, mediaIds = [] }] of media.entries())
      product = withChoiceMedia(product, option, choice, `media[${index}]`, (items) =>
        items.filter((item) => mediaIds.length > 0 && !mediaIds.includes(item.id ?? '')),
      );
    return changed(context, product);
  },
};

function changed(context: Context, product: StoredProduct): Record<string, never> {
  saveProduct(context, product);
  emitChanged(context, product.id, ['media']);
  return {};
}

const itemsOf = ({ media }: StoredProduct): ProductMediaItem[] => media?.items ?? [];

const withItems = (product: StoredProduct, items: ProductMediaItem[]): StoredProduct => ({
  ...product,
  media: mediaProperty(items).media ?? { items: [] },
});

/** The media of a product or a choice. The first item is the main one. */
export const mediaProperty = (items: ProductMediaItem[]): { media?: NonNullable<StoredProduct['media']> } => {
  const [mainMedia] = items;
  return mainMedia ? { media: { mainMedia, items } } : {};
};

/** Only the choices of one option can have media. */
function withChoiceMedia(
  product: StoredProduct,
  optionName: string,
  choiceName: string,
  field: string,
  change: (items: ProductMediaItem[]) => ProductMediaItem[],
): StoredProduct {
  const options = product.productOptions ?? [];
  const option =
    options.find(({ name }) => name === optionName) ??
    invalid(`${field}.option`, 'VALIDATION', 'is not an option of the product');
  if (!option.choices?.some(({ description }) => description === choiceName))
    invalid(`${field}.choice`, 'VALIDATION', 'is not a choice of the option');
  if (options.some((each) => each !== option && each.choices?.some(({ media }) => media)))
    invalid(`${field}.option`, 'VALIDATION', 'cannot have media: another option has some');
  return {
    ...product,
    productOptions: options.map((each) =>
      each !== option
        ? each
        : {
            ...each,
            choices: (each.choices ?? []).map(({ media, ...choice }) => ({
              ...choice,
              ...mediaProperty(
                choice.description === choiceName ? change(media?.items ?? []) : (media?.items ?? []),
              ),
            })),
          },
    ),
  };
}

/** A file of the site by its id, or a picture by its URL. Call it in a write. */
export function mediaItem(
  context: Context,
  title: string,
  mediaId: string | undefined,
  url: string | undefined,
): ProductMediaItem {
  const id = mediaId ?? context.ids.uuid();
  const file = mediaId === undefined ? undefined : context.db.of(files).get(mediaId);
  if (file) noteUse(context, file.id);
  const source = {
    url: url ?? fileUrl(file ?? { id, mediaType: 'IMAGE' }),
    ...(file?.width !== undefined && { width: file.width }),
    ...(file?.height !== undefined && { height: file.height }),
    ...(file && { format: file.mimeType.split('/')[1] }),
  };
  if (file?.mediaType === 'VIDEO') return { id, mediaType: 'video', title, video: { files: [source] } };
  const image = { ...source, altText: title };
  return { id, mediaType: 'image', title, image, thumbnail: image };
}
