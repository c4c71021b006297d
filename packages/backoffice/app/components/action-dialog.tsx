import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button as ActionButton, Form, SaveButton, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { DataError } from 'storewire-react-admin';

interface ActionDialogProps<Values> {
  /** Text of the button that opens the dialog, and of the one that submits it. */
  label: string;
  /** On a phone, the button is the icon. */
  icon: ReactElement;
  disabled?: boolean;
  /** Shown as a notification when it is done. */
  done: string;
  defaultValues?: Partial<Values>;
  onSubmit: (values: Values) => Promise<unknown>;
  /** The inputs, and what the user must know. */
  children: ReactNode;
}

/** A button that opens a form. What the platform rejects is shown in it, with the reason. */
export function ActionDialog<Values extends object>(props: ActionDialogProps<Values>) {
  const { label, icon, disabled, done, defaultValues, onSubmit, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const open = (): void => {
    setProblem(undefined);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const submit = async (values: object) => {
    setProblem(undefined);
    try {
      // the inputs of the form make up its values
      await onSubmit(values as Values);
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined;
      setProblem((error as Error).message);
      return error instanceof DataError ? error.body.errors : undefined;
    }
    close();
    notify(done, { type: 'success' });
    return undefined;
  };
  return (
    <>
      <ActionButton label={label} onClick={open} disabled={disabled ?? false}>
        {icon}
      </ActionButton>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="action-title">
        <Form defaultValues={{ ...defaultValues }} onSubmit={submit}>
          <DialogTitle id="action-title">{label}</DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 1 }}>
              {children}
              {problem !== undefined && <Alert severity="error">{problem}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Back</Button>
            <SaveButton label={label} icon={false} alwaysEnable />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
