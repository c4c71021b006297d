import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate';
import DeleteIcon from '@mui/icons-material/Delete';
import { Box, Chip, Typography } from '@mui/material';
import { useRef } from 'react';
import { FileField, FileInput, TextInput, useEditContext, useGetMany } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { FileDescriptor, Product, ProductMediaItem } from 'storewire';
import { upload } from 'storewire/uploads';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { checkUrl } from '../components/checks.ts';
import { Part } from '../components/part.tsx';
import { client } from '../data.ts';
import type { ProductRecord } from './product-values.ts';

/** A picture or video of a product. */
interface Medium extends ProductMediaItem {
  id: string;
  /** Its caption, that of its file, or its number. */
  name: string;
}

/** The media of a product, in the order of the shop. */
export function useMedia(product: Product | undefined): Medium[] {
  const media = (product?.media?.items ?? []).map((item) => ({ ...item, id: item.id ?? '' }));
  const ids = media.map(({ id }) => id).filter(Boolean);
  const { data: files = [] } = useGetMany<FileDescriptor>('media', { ids }, { enabled: ids.length > 0 });
  return media.map((item, index) => {
    const file = files.find((each) => each?.id === item.id);
    // the platform gives new media the name of the product as their caption
    const caption = item.title !== product?.name && item.title;
    return { ...item, name: caption || file?.displayName || `Medium ${index + 1}` };
  });
}

const ACCEPT = { 'image/*': [], 'video/*': [] };

interface NewMedia {
  files?: { rawFile: File }[];
  url?: string;
}

const AddMedia = ({ id }: { id: string }) => {
  // a file is not sent again if another one fails
  const uploaded = useRef(new WeakMap<File, string>());
  const add = async ({ files = [], url }: NewMedia, running: Running<NewMedia>): Promise<void> => {
    const { store, signal, onProgress } = running;
    const totalBytes = files.reduce((sum, { rawFile }) => sum + rawFile.size, 0);
    let doneBytes = 0;
    const show = (bytes: number): void => onProgress(Math.round((100 * bytes) / totalBytes), 100);
    for (const { rawFile } of files) {
      const before = doneBytes;
      const mediaId =
        uploaded.current.get(rawFile) ??
        (
          await upload(client, rawFile, {
            signal,
            onProgress: ({ sentBytes }) => show(before + sentBytes),
          })
        ).id;
      uploaded.current.set(rawFile, mediaId);
      await store.act('products', 'addMedia', { id, media: [{ mediaId }] });
      doneBytes += rawFile.size;
    }
    if (url) await store.act('products', 'addMedia', { id, media: [{ url }] });
  };
  return (
    <ActionDialog<NewMedia>
      label="Add media"
      icon={<AddPhotoIcon />}
      done="The media are added"
      onSubmit={add}
    >
      <FileInput
        source="files"
        label="Pictures and videos"
        multiple
        accept={ACCEPT}
        inputProps={{ 'aria-label': 'Pictures and videos' }}
      >
        <FileField source="src" title="title" />
      </FileInput>
      <TextInput source="url" label="URL of a file to copy" validate={checkUrl} />
    </ActionDialog>
  );
};

/** Media in the order of the shop. They are added and removed at once: they are no part of what the form saves. */
export const ProductMedia = ({ onRemoved }: { onRemoved: () => Promise<void> }) => {
  const { record: product } = useEditContext<ProductRecord>();
  const { isDirty } = useFormState();
  const media = useMedia(product);
  if (!product) return null;
  const { id } = product;
  return (
    <Part title="Media" actions={<AddMedia id={id} />}>
      {media.length === 0 && <p>This product has no media.</p>}
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {media.map(({ id: mediaId, thumbnail, image, mediaType, name }, index) => (
          <Box
            component="li"
            key={mediaId}
            sx={{ width: 112, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' }}
          >
            <Box sx={{ position: 'relative' }}>
              <Box
                component="img"
                src={thumbnail?.url ?? image?.url}
                alt={image?.altText || ''}
                sx={{ width: 112, height: 112, objectFit: 'cover', display: 'block', borderRadius: 1 }}
              />
              <Chip
                size="small"
                label={index === 0 ? '1, main' : index + 1}
                sx={{ position: 'absolute', top: 4, left: 4 }}
              />
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ flex: 1, lineHeight: 1.3, my: 0.5 }}>
              {name}
              {mediaType === 'video' && ', video'}
            </Typography>
            <ActionDialog
              label="Remove"
              title={`Remove ${name}`}
              icon={<DeleteIcon />}
              disabled={isDirty}
              done={`${name} is removed`}
              onSubmit={async (_values, { store }) => {
                await store.act('products', 'removeMedia', { id, mediaIds: [mediaId] });
                await onRemoved();
              }}
            >
              <p>The file stays in the media of the shop.</p>
            </ActionDialog>
          </Box>
        ))}
      </Box>
    </Part>
  );
};
