import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button as ActionButton, Form, SaveButton, useLogoutIfAccessDenied } from 'react-admin';

interface BulkDialogProps<Values> {
  label: string;
  icon: ReactElement;
  title: string;
  defaultValues?: Partial<Values>;
  /** Changes products in batches. Resolves to a line per failure. */
  onSubmit: (values: Values, onProgress: (done: number, total: number) => void) => Promise<string[]>;
  /** Called when the dialog closes after a change. */
  onDone?: () => void;
  /** The inputs, and a preview. */
  children: ReactNode;
}

interface Outcome {
  done: number;
  total: number;
  /** Undefined while it runs. */
  failures?: string[];
}

/** A button that opens a form, which changes many products. Shows the progress, and what the platform rejects. */
export function BulkDialog<Values extends object>(props: BulkDialogProps<Values>) {
  const { label, icon, title, defaultValues, onSubmit, onDone, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const close = (): void => {
    setOpen(false);
    if (outcome) onDone?.();
    setOutcome(undefined);
  };
  const run = async (values: object): Promise<void> => {
    let progress = { done: 0, total: 0 };
    const onProgress = (done: number, total: number): void => setOutcome((progress = { done, total }));
    onProgress(0, 0);
    try {
      // the inputs of the form make up its values
      const failures = await onSubmit(values as Values, onProgress);
      setOutcome({ ...progress, failures });
    } catch (error) {
      if (!(await logoutIfAccessDenied(error)))
        setOutcome({ ...progress, failures: [(error as Error).message] });
    }
  };
  const { done = 0, total = 0, failures } = outcome ?? {};
  return (
    <>
      <ActionButton label={label} onClick={() => setOpen(true)}>
        {icon}
      </ActionButton>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="md" aria-labelledby="bulk-title">
        <DialogTitle id="bulk-title">{title}</DialogTitle>
        <Form defaultValues={{ ...defaultValues }} onSubmit={run}>
          <DialogContent>
            {outcome ? (
              <>
                <LinearProgress
                  variant="determinate"
                  value={total > 0 ? (100 * done) / total : 0}
                  aria-label="Products"
                />
                <p role="status">
                  {done} of {total}
                  {failures && ` · ${done - failures.length} changed, ${failures.length} rejected`}
                </p>
                <ul>
                  {failures?.map((failure) => (
                    <li key={failure}>{failure}</li>
                  ))}
                </ul>
              </>
            ) : (
              children
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{outcome ? 'Close' : 'Back'}</Button>
            {!outcome && <SaveButton label={label} icon={false} alwaysEnable />}
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
