/** The media of a product, in their order. Each change is saved at once: they are no part of what the form saves. */
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate';
import DeleteIcon from '@mui/icons-material/Delete';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import { Box, Chip, Typography } from '@mui/material';
import { useRef } from 'react';
import { FileField, FileInput, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { upload } from 'storewire/uploads';
import { client } from '../data.ts';
import type { KeyedStore } from '../keyed-store.ts';
import { ActionDialog, type Running } from './action-dialog.tsx';
import { checkUrl, checkWhole } from './checks.ts';
import { DecimalInput } from './decimal-input.tsx';
import { Part } from './part.tsx';

export interface ShownMedium {
  id: string;
  /** Its caption or what it shows, the name of its file, or its number. */
  name: string;
  url: string | undefined;
  altText: string;
  isVideo: boolean;
}

/** A file of the site, or one that the platform copies. */
export type NewMedium = { mediaId: string } | { url: string };

interface MediaPartProps {
  media: readonly ShownMedium[];
  onAdd: (medium: NewMedium, store: KeyedStore) => Promise<unknown>;
  onRemove: (id: string, store: KeyedStore) => Promise<unknown>;
  /** Moves a medium to a place, from 0. Without it, there is no such call. */
  onMove?: (id: string, place: number, store: KeyedStore) => Promise<unknown>;
  /** Reads the product again, whose options lose what is removed. */
  onChanged: () => Promise<void>;
}

const ACCEPT = { 'image/*': [], 'video/*': [] };

interface Entered {
  files?: { rawFile: File }[];
  url?: string;
}

const AddMedia = ({ onAdd }: Pick<MediaPartProps, 'onAdd'>) => {
  // a file is not sent again if another one fails
  const uploaded = useRef(new WeakMap<File, string>());
  const add = async ({ files = [], url }: Entered, running: Running<Entered>): Promise<void> => {
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
      await onAdd({ mediaId }, store);
      doneBytes += rawFile.size;
    }
    if (url) await onAdd({ url }, store);
  };
  return (
    <ActionDialog<Entered>
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

export const MediaPart = ({ media, onAdd, onRemove, onMove, onChanged }: MediaPartProps) => {
  const { isDirty } = useFormState();
  return (
    <Part title="Media" actions={<AddMedia onAdd={onAdd} />}>
      {media.length === 0 && <p>This product has no media.</p>}
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {media.map(({ id, name, url, altText, isVideo }, index) => (
          <Box
            component="li"
            key={id}
            sx={{ width: 112, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' }}
          >
            <Box sx={{ position: 'relative' }}>
              <Box
                component="img"
                src={url}
                alt={altText === name ? '' : altText}
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
              {isVideo && ', video'}
            </Typography>
            {onMove && media.length > 1 && (
              <ActionDialog<{ place?: string }>
                label="Move"
                title={`Move ${name}`}
                icon={<SwapIcon />}
                disabled={isDirty}
                done={`${name} is moved`}
                defaultValues={{ place: String(index + 1) }}
                onSubmit={async ({ place }, { store }) => {
                  await onMove(id, Number(place ?? index + 1) - 1, store);
                  await onChanged();
                }}
              >
                <DecimalInput
                  source="place"
                  label="Place, of which 1 is the main one"
                  validate={checkWhole(1, media.length)}
                />
              </ActionDialog>
            )}
            <ActionDialog
              label="Remove"
              title={`Remove ${name}`}
              icon={<DeleteIcon />}
              disabled={isDirty}
              done={`${name} is removed`}
              onSubmit={async (_values, { store }) => {
                await onRemove(id, store);
                await onChanged();
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
