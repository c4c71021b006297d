import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactElement, useState } from 'react';

interface Question {
  /** Asks about a risk, if there is one. Throws an error if the user does not go on. */
  ask: (risk: string | undefined) => Promise<void>;
  /** The question to the user, while there is one. */
  dialog: ReactElement | undefined;
}

/** Asks before something that is rarely meant. */
export function useQuestion(): Question {
  const [open, setOpen] = useState<{ text: string; answer: (isMeant: boolean) => void }>();
  const ask: Question['ask'] = async (risk) => {
    if (!risk) return;
    const isMeant = await new Promise<boolean>((answer) => setOpen({ text: `${risk}.`, answer }));
    setOpen(undefined);
    if (!isMeant) throw new Error('Nothing is saved');
  };
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
