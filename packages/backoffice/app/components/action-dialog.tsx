import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
} from '@mui/material';
import { Children, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Form, SaveButton, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { DataError } from 'storewire-react-admin';
import { textOfError } from './reasons.ts';

/** What an action of several steps gets. */
export interface Running<Values = object> {
  /** The values with which the form was opened. */
  opened: Partial<Values>;
  /** Aborted when the user cancels. */
  signal: AbortSignal;
  /** Without a total, it is not known. */
  onProgress: (done: number, total?: number) => void;
  /** Keeps the dialog open with these lines, such as one per failure. Without lines, it closes. */
  report: (summary: string, lines: readonly ReactNode[]) => void;
}

interface ActionDialogProps<Values> {
  /** Text of the button that opens the dialog, and of the one that submits it. */
  label: string;
  /** Defaults to the label. */
  title?: string;
  icon: ReactElement;
  disabled?: boolean;
  /** Shown as a notification when it is done, and nothing is reported. */
  done: string;
  defaultValues?: Partial<Values>;
  /** If it resolves to a text, that is shown instead of `done`. */
  onSubmit: (values: Values, running: Running<Values>) => Promise<unknown>;
  /** The inputs, and what the user must know. */
  children: ReactNode;
}

const Progress = ({ done, total }: { done: number; total: number | undefined }) => (
  <>
    <p role="status">{total === undefined ? `${done} so far` : `${done} of ${total}`}</p>
    <LinearProgress
      aria-label="Progress"
      {...(total !== undefined && { variant: 'determinate', value: total && (100 * done) / total })}
    />
  </>
);

/**
 * A button that opens a form. What the platform rejects is shown in it, with the reason, and the page is read again
 * when the user goes back. An action of several steps shows its progress, and is canceled with the dialog.
 */
export function ActionDialog<Values extends object>(props: ActionDialogProps<Values>) {
  const { label, title = label, icon, disabled = false, done, defaultValues, onSubmit, children } = props;
  // what is read later must not replace what was typed
  const [opened, setOpened] = useState<Partial<Values>>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<{ done: number; total: number | undefined }>();
  const [outcome, setOutcome] = useState<{ summary: string; lines: readonly ReactNode[] }>();
  const running = useRef(new AbortController());
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const open = (): void => {
    setProblem(undefined);
    setOutcome(undefined);
    setOpened({ ...defaultValues });
  };
  const close = (): void => setOpened(undefined);
  const leave = (): void => {
    if (progress) running.current.abort();
    else close();
    // what the page shows may be the reason: another user may have done the same
    if (problem !== undefined) refresh();
  };
  const submit = async (values: object) => {
    setProblem(undefined);
    running.current = new AbortController();
    const { signal } = running.current;
    let isReported = false;
    let message = done;
    try {
      // the inputs of the form make up its values
      const result = await onSubmit(values as Values, {
        opened: opened ?? {},
        signal,
        onProgress: (count, total) => setProgress({ done: count, total }),
        report: (summary, lines) => {
          isReported = lines.length > 0;
          if (isReported) setOutcome({ summary, lines });
        },
      });
      if (typeof result === 'string') message = result;
    } catch (error) {
      if (!signal.aborted) {
        if (await logoutIfAccessDenied(error)) return undefined;
        setProblem(textOfError(error));
        return error instanceof DataError ? error.body.errors : undefined;
      }
    } finally {
      setProgress(undefined);
    }
    if (isReported) return undefined;
    close();
    if (!signal.aborted) notify(message, { type: 'success' });
    return undefined;
  };
  return (
    <>
      <Button size="small" startIcon={icon} onClick={open} disabled={disabled}>
        {label}
      </Button>
      <Dialog
        open={opened !== undefined}
        onClose={leave}
        fullWidth
        maxWidth="sm"
        aria-labelledby="action-title"
      >
        <Form record={opened ?? {}} onSubmit={submit} noValidate>
          <DialogTitle id="action-title">{title}</DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 1 }}>
              {!outcome && children}
              {progress && <Progress {...progress} />}
              {problem !== undefined && <Alert severity="error">{problem}</Alert>}
              {outcome && (
                <>
                  <p role="status">{outcome.summary}</p>
                  <ul>
                    {Children.map(outcome.lines, (line) => (
                      <li>{line}</li>
                    ))}
                  </ul>
                </>
              )}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={leave}>{progress ? 'Cancel' : outcome ? 'Close' : 'Back'}</Button>
            {!outcome && <SaveButton label={label} icon={false} alwaysEnable />}
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
