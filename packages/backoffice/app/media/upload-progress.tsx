import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import ReplayIcon from '@mui/icons-material/Replay';
import { Alert, Box, LinearProgress, Paper, Stack } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { Button } from 'react-admin';
import {
  clearUploads,
  type FileUpload,
  readQueue,
  retryFailed,
  setPaused,
  subscribe,
} from './upload-queue.ts';

const percent = (uploads: readonly FileUpload[]): number => {
  const total = uploads.reduce((sum, { file }) => sum + file.size, 0);
  return total && (100 * uploads.reduce((sum, { sentBytes }) => sum + sentBytes, 0)) / total;
};

const UploadLine = ({ upload }: { upload: FileUpload }) => {
  const { file, state, problem } = upload;
  const { name } = file;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</Box>
      {state === 'failed' && <Alert severity="error">{problem}</Alert>}
      {state === 'done' && 'Uploaded'}
      {state === 'waiting' && (
        <LinearProgress
          variant="determinate"
          value={percent([upload])}
          aria-label={name}
          sx={{ width: 80 }}
        />
      )}
    </Stack>
  );
};

/** The uploads of this page, in total and per file. */
export const UploadProgress = () => {
  const { uploads, isPaused } = useSyncExternalStore(subscribe, readQueue);
  if (uploads.length === 0) return null;
  const count = (wanted: FileUpload['state']): number =>
    uploads.filter(({ state }) => state === wanted).length;
  const failed = count('failed');
  return (
    <Paper component="section" aria-label="Uploads" variant="outlined" sx={{ p: 1, my: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box role="status" sx={{ flex: 1 }}>
          {count('done')} of {uploads.length} uploaded{failed > 0 && `, ${failed} failed`}
          {isPaused && ', paused'}
        </Box>
        {count('waiting') > 0 && (
          <Button label={isPaused ? 'Resume' : 'Pause'} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <PlayArrowIcon /> : <PauseIcon />}
          </Button>
        )}
        {failed > 0 && (
          <Button label="Try again" onClick={retryFailed}>
            <ReplayIcon />
          </Button>
        )}
        <Button label={count('waiting') > 0 ? 'Cancel uploads' : 'Close'} onClick={clearUploads}>
          <CloseIcon />
        </Button>
      </Stack>
      <LinearProgress variant="determinate" value={percent(uploads)} aria-label="All uploads" />
      <Box
        component="ul"
        // a scrolled area must be reached by keyboard
        tabIndex={0}
        aria-label="Files"
        sx={{ m: 0, mt: 1, p: 0, maxHeight: 200, overflowY: 'auto' }}
      >
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} />
        ))}
      </Box>
    </Paper>
  );
};
