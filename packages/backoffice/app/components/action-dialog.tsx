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
import { Form, useNotify, useRefresh } from 'react-admin';
import { DataError } from 'storewire-react-admin';
import { type KeyedStore, keyedStore } from '../keyed-store.ts';
import { queryClient } from '../query-client.ts';
import { failureText, isUnanswered } from './reasons.ts';

/** What an action gets. */
export interface Running<Values = object> {
  /** Makes the writes: each once, also if its answer is lost and the user tries again with the same entries. */
  store: KeyedStore;
  /** The values with which the form was opened. */
  opened: Partial<Values>;
  /** Aborted when the user cancels, which is possible while there is progress. */
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
  /** Whether it is what the page is for. */
  isPrimary?: boolean;
  disabled?: boolean;
  /** Shown as a notification when it is done, and nothing is reported. */
  done: string;
  defaultValues?: Partial<Values>;
  /** If it resolves to a text, that is shown instead of `done`. */
  onSubmit: (values: Values, running: Running<Values>) => Promise<unknown>;
  /** The inputs, and what the user must know. */
  children: ReactNode;
}

/** What is sent with some entries. */
interface Attempt {
  entries: string;
  store: KeyedStore;
  /** Whether it was sent without an answer. */
  isUnanswered: boolean;
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
 * A button that opens a form, whose action runs once at a time. What the platform rejects is shown in it, with the
 * reason, and the page is read again when the user goes back. An action of several steps shows its progress, and is
 * canceled with the dialog.
 */
export function ActionDialog<Values extends object>(props: ActionDialogProps<Values>) {
  const { label, title = label, icon, isPrimary = false, disabled = false } = props;
  const { done, defaultValues, onSubmit, children } = props;
  // what is read later must not replace what was typed
  const [opened, setOpened] = useState<Partial<Values>>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<{ done: number; total: number | undefined }>();
  const [outcome, setOutcome] = useState<{ summary: string; lines: readonly ReactNode[] }>();
  // from the first submission until it has failed: the form of an action that is done disappears slowly
  const running = useRef<AbortController>(undefined);
  const [isRunning, setIsRunning] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  const notify = useNotify();
  const refresh = useRefresh();
  const setRunning = (controller: AbortController | undefined): void => {
    running.current = controller;
    setIsRunning(controller !== undefined);
  };
  const open = (): void => {
    setRunning(undefined);
    attempt.current = undefined;
    setProblem(undefined);
    setOutcome(undefined);
    setOpened({ ...defaultValues });
  };
  const close = (): void => setOpened(undefined);
  const leave = (): void => {
    if (progress) running.current?.abort();
    else if (isRunning) return;
    else close();
    // what the page shows may be the reason: another user may have done the same
    if (problem !== undefined) refresh();
  };
  const submit = async (values: object) => {
    if (running.current) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setRunning(controller);
    setProblem(undefined);
    const entries = JSON.stringify(values);
    if (attempt.current?.entries !== entries)
      attempt.current = { entries, store: keyedStore(crypto.randomUUID()), isUnanswered: false };
    const { store, isUnanswered: isRepeated } = attempt.current;
    let isReported = false;
    let message = done;
    try {
      // what was not answered may be done
      if (isRepeated) await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });
      // the inputs of the form make up its values
      const result = await onSubmit(values as Values, {
        store,
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
        setRunning(undefined);
        // what is refused is not done: another try is another write
        attempt.current = isUnanswered(error) ? { entries, store, isUnanswered: true } : undefined;
        setProblem(failureText(error));
        return error instanceof DataError ? error.body.errors : undefined;
      }
    } finally {
      setProgress(undefined);
    }
    if (isReported) {
      setRunning(undefined);
      return undefined;
    }
    close();
    if (!signal.aborted) notify(message, { type: 'success' });
    return undefined;
  };
  return (
    <>
      <Button
        size="small"
        variant={isPrimary ? 'contained' : 'text'}
        startIcon={icon}
        onClick={open}
        disabled={disabled}
      >
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
            <Button onClick={leave} disabled={isRunning && !progress}>
              {progress ? 'Cancel' : outcome ? 'Close' : 'Back'}
            </Button>
            {!outcome && (
              <Button type="submit" variant="contained" disabled={isRunning}>
                {label}
              </Button>
            )}
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
