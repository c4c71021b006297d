import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFile';
import {
  Alert,
  Box,
  Button,
  Card,
  CardActions,
  CardContent,
  Checkbox,
  Stack,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Loading, RecordContextProvider, useListContext } from 'react-admin';
import { wordsOf } from '../components/words.ts';
import { type FileRecord, thumbnailOf } from './file-record.ts';

/** Width and height of pictures at most, in pixels. */
const SIDE = 140;

const columnsOf = (width: number): string => `repeat(auto-fill, minmax(${width}px, 1fr))`;

const Thumbnail = ({ file }: { file: FileRecord }) => {
  const url = thumbnailOf(file, SIDE);
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

const FileCard = ({ file, actions }: { file: FileRecord; actions: ReactNode }) => {
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

/** What is done with the selected files, which stays visible in a long list. */
const Selection = ({ children }: { children: ReactNode }) => {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<FileRecord>();
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Selected files"
      sx={{
        position: 'sticky',
        top: 48,
        zIndex: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        bgcolor: 'background.paper',
      }}
    >
      {selectedIds.length} selected
      <Button size="small" onClick={() => onSelect(data.map(({ id }) => id))}>
        Select page
      </Button>
      <Button size="small" onClick={() => onUnselectItems()}>
        Select none
      </Button>
      {children}
    </Stack>
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

/** The files of a list as pictures. */
export const FileGrid = ({ bulkActions, actions, empty }: FileGridProps) => {
  const { data = [], isPending, error, refetch, selectedIds } = useListContext<FileRecord>();
  if (isPending) return <Loading />;
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </Alert>
    );
  if (data.length === 0) return <Alert severity="info">{empty}</Alert>;
  return (
    <>
      {selectedIds.length > 0 && <Selection>{bulkActions}</Selection>}
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
