import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface OutcomeDialogProps {
  title: string;
  onClose: () => void;
  /** The dialog is open as long as there are some. */
  children: ReactNode;
}

/** Shows what an action has resulted in, line by line. */
export const OutcomeDialog = ({ title, onClose, children }: OutcomeDialogProps) => (
  <Dialog open={Boolean(children)} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="outcome-title">
    <DialogTitle id="outcome-title">{title}</DialogTitle>
    <DialogContent>{children}</DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
);
