import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactElement, useState } from 'react';

interface Question {
  /** Resolves to whether the user goes on. */
  ask: (text: string) => Promise<boolean>;
  /** The question to the user, while there is one. */
  dialog: ReactElement | undefined;
}

/** Asks before something that is rarely meant. */
export function useQuestion(): Question {
  const [open, setOpen] = useState<{ text: string; answer: (isMeant: boolean) => void }>();
  const ask: Question['ask'] = (text) =>
    new Promise<boolean>((answer) => setOpen({ text, answer })).finally(() => setOpen(undefined));
  // the key that has opened the question must not answer it: no button has the focus
  const dialog = open && (
    <Dialog open onClose={() => open.answer(false)} aria-labelledby="question-title">
      <DialogTitle id="question-title">Is this meant?</DialogTitle>
      <DialogContent>{open.text}</DialogContent>
      <DialogActions>
        <Button onClick={() => open.answer(false)}>Cancel</Button>
        <Button onClick={() => open.answer(true)}>Confirm</Button>
      </DialogActions>
    </Dialog>
  );
  return { ask, dialog };
}
