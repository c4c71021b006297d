import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { PlainTable } from './plain-table.tsx';
import type { VersionRow } from './versions.ts';

interface ConflictDialogProps {
  /** What was edited, such as "product". */
  thing: string;
  rows: readonly VersionRow[];
  onBack: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shows the versions of each field that differs, and which of them to keep. */
export const ConflictDialog = ({ thing, rows, onBack, onTakeTheirs, onKeepMine }: ConflictDialogProps) => (
  <Dialog open onClose={onBack} fullWidth maxWidth="md" aria-labelledby="conflict-title">
    <DialogTitle id="conflict-title">{savedByOther(thing)}</DialogTitle>
    <DialogContent sx={{ overflowWrap: 'anywhere' }}>
      <PlainTable label="Versions" columns={['Field', 'Was', 'Is now', 'In this form']} rows={rows} />
      <p>Your version keeps what the other user changed in fields that you did not change.</p>
    </DialogContent>
    <DialogActions>
      <Button onClick={onBack}>Back</Button>
      <Button onClick={onTakeTheirs}>Take their version</Button>
      <Button onClick={onKeepMine}>Save my version</Button>
    </DialogActions>
  </Dialog>
);

export const savedByOther = (thing: string): string => `Another user has saved this ${thing}`;
