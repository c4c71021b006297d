import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFile';
import { Alert, Box, Button, Card, CardActions, CardContent, Checkbox, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, Loading, RecordContextProvider, useListContext } from 'react-admin';
import { type FileDescriptor, fitImage } from 'storewire';
import { textOfError } from '../components/reasons.ts';
import { wordsOf } from '../components/words.ts';

/** Width and height of pictures at most, in pixels. */
const SIDE = 140;

/** What is done with the selected files stays visible in a long list: react-admin has it above the first row only. */
const SELECTION = {
  position: 'sticky',
  top: 48,
  zIndex: 1,
  '& .MuiToolbar-root.RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    flexWrap: 'wrap',
  },
  '& .MuiToolbar-root.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': { height: 'auto' },
} as const;

const columnsOf = (width: number): string => `repeat(auto-fill, minmax(${width}px, 1fr))`;

/** URL of a small picture of a file; undefined if it has none, or is still processed. */
function thumbnailOf({ media, thumbnailUrl }: FileDescriptor): string | undefined {
  const picture = media?.image?.image;
  const { devicePixelRatio } = globalThis;
  return picture
    ? fitImage(picture, { width: SIDE, height: SIDE, devicePixelRatio })
    : (thumbnailUrl ?? undefined);
}

const Thumbnail = ({ file }: { file: FileDescriptor }) => {
  const url = thumbnailOf(file);
  if (!url) return <InsertDriveFileIcon sx={{ fontSize: SIDE / 2 }} />;
  return (
    <Box
      component="img"
      src={url}
      alt=""
      loading="lazy"
      sx={{ maxWidth: '100%', maxHeight: SIDE, objectFit: 'contain' }}
    />
  );
};

const FileCard = ({ file, actions }: { file: FileDescriptor; actions: ReactNode }) => {
  const { selectedIds, onToggleItem } = useListContext();
  const { id, displayName = id, operationStatus, mediaType } = file;
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'grid', placeItems: 'center', height: SIDE, position: 'relative' }}>
        <Checkbox
          checked={selectedIds.includes(id)}
          onChange={() => onToggleItem(id)}
          slotProps={{ input: { 'aria-label': `Select ${displayName}` } }}
          sx={{ position: 'absolute', top: 0, left: 0 }}
        />
        <Thumbnail file={file} />
      </Box>
      <CardContent sx={{ py: 1, flex: 1, overflowWrap: 'anywhere' }}>
        {displayName}
        <Typography variant="body2" color="textSecondary">
          {operationStatus === 'READY' ? wordsOf(mediaType) : wordsOf(operationStatus)}
        </Typography>
      </CardContent>
      {actions && (
        <CardActions>
          <RecordContextProvider value={file}>{actions}</RecordContextProvider>
        </CardActions>
      )}
    </Card>
  );
};

interface FileGridProps {
  /** Buttons for the selected files. */
  bulkActions: ReactNode;
  /** Buttons of each file. */
  actions?: ReactNode;
  /** What is shown without files. */
  empty: string;
}

export const FileGrid = ({ bulkActions, actions, empty }: FileGridProps) => {
  const { data = [], isPending, error, refetch } = useListContext<FileDescriptor>();
  if (isPending) return <Loading />;
  if (error && data.length === 0)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {textOfError(error)}
      </Alert>
    );
  if (data.length === 0) return <Alert severity="info">{empty}</Alert>;
  return (
    <>
      <Box sx={SELECTION}>
        <BulkActionsToolbar>{bulkActions}</BulkActionsToolbar>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: columnsOf(SIDE), sm: columnsOf(SIDE + 36) },
          gap: 1,
          m: 0,
          p: 1,
        }}
      >
        {data.map((file) => (
          <FileCard key={file.id} file={file} actions={actions} />
        ))}
      </Box>
    </>
  );
};
