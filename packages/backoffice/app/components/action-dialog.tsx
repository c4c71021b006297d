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
import { ActionButton } from './action-button.tsx';
import { isPartlyUnanswered, type ManyOutcome, outcomeText, type Selection, type Write } from './many.ts';
import { failureText, isUnanswered, textOfError } from './reasons.ts';

/** What an action gets. */
export interface Running<Values = object> {
  /** Makes the writes: each once, also if its answer is lost and the user tries again with the same entries. */
  store: KeyedStore;
  /** Those of many records that have no answer. */
  unanswered: Map<string, Write>;
  /** The values with which the form was opened. */
  opened: Partial<Values>;
  /** Aborted when the user cancels, which is possible while there is progress. */
  signal: AbortSignal;
  /** Without a total, it is not known. */
  onProgress: (done: number, total?: number) => void;
  /** Keeps the dialog open with these lines, such as one per failure. Without lines, it closes. */
  report: (summary: string, lines: readonly ReactNode[]) => void;
}

interface OfOne<Values> {
  selection?: undefined;
  /** If it resolves to a text, that is shown instead of `done`. */
  onSubmit: (values: Values, running: Running<Values>) => Promise<unknown>;
}

interface OfMany<Values> {
  /** What is written. What was not done stays selected, and the dialog stays open and tries it again. */
  selection: Selection<unknown>;
  /** Resolves to what was done with each record, or to a text if there was nothing to do. */
  onSubmit: (values: Values, running: Running<Values>) => Promise<ManyOutcome | string>;
}

interface DialogProps<Values> {
  /** Text of the button that opens the dialog. */
  label: string;
  /** Of the button that submits it. Default: the label. */
  submitLabel?: ReactNode;
  /** Defaults to the label. */
  title?: string;
  icon: ReactElement;
  /** Whether it is what the page is for. */
  isPrimary?: boolean;
  disabled?: boolean;
  /** Whether there is the button that opens it. An open dialog stays. */
  isOffered?: boolean;
  /** Shown as a notification when it is done, and nothing is reported. */
  done: string;
  defaultValues?: Partial<Values>;
  /** The inputs, and what the user must know. */
  children: ReactNode;
}

type ActionDialogProps<Values> = DialogProps<Values> & (OfOne<Values> | OfMany<Values>);

/** What the dialog shows of what was done. */
interface Report {
  summary: string;
  lines: readonly ReactNode[];
  /** Whether the form is over: of many records, it tries those again that are left. */
  isOver: boolean;
}

/** How an action has ended. */
interface Ending {
  /** Shown as a notification. */
  message?: string;
  /** Whether the form has more to do. */
  isOpen?: boolean;
  /** Whether something of it was not answered. */
  isUnanswered?: boolean;
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
  const { submitLabel = label, isOffered = true, done, defaultValues, children } = props;
  // what is read later must not replace what was typed
  const [opened, setOpened] = useState<Partial<Values>>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<{ done: number; total: number | undefined }>();
  const [reported, setReported] = useState<Report>();
  // from the first submission until it has failed: the form of an action that is done disappears slowly
  const running = useRef<AbortController>(undefined);
  const [isRunning, setIsRunning] = useState(false);
  // by entries, also of a dialog that was closed in between
  const unanswered = useRef(new Map<string, Pick<Running, 'store' | 'unanswered'>>());
  const notify = useNotify();
  const refresh = useRefresh();
  const setRunning = (controller: AbortController | undefined): void => {
    running.current = controller;
    setIsRunning(controller !== undefined);
  };
  const open = (): void => {
    setRunning(undefined);
    setProblem(undefined);
    setReported(undefined);
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

  // another user may have done the same
  const isNothingLeft = props.selection?.ids.length === 0;

  const run = async (values: Values, action: Running<Values>): Promise<Ending> => {
    if (!props.selection) {
      const result = await props.onSubmit(values, action);
      return action.signal.aborted ? {} : { message: typeof result === 'string' ? result : done };
    }
    const { ids, keep } = props.selection;
    const outcome = await props.onSubmit(values, action);
    if (typeof outcome === 'string') return { message: outcome };
    keep(outcome);
    const { failed, notTried } = outcome;
    if (outcome.done.length === ids.length) return { message: done };
    // as the failure of any other form
    if (ids.length === 1 && failed[0] && !failed[0].isGone) throw failed[0].error;
    setReported({
      summary: outcomeText(outcome, ids.length),
      lines: failed.map(({ name, error }) => `${name}: ${textOfError(error)}`),
      isOver: notTried.length === 0 && failed.every(({ isGone }) => isGone),
    });
    return { isOpen: true, isUnanswered: isPartlyUnanswered(failed) };
  };

  /** Runs the action with the key of these entries, which they keep until the writes are answered. */
  const attempt = async (
    values: Values,
    action: Omit<Running<Values>, 'store' | 'unanswered'>,
  ): Promise<Ending> => {
    const entries = JSON.stringify(values);
    const kept = unanswered.current.get(entries);
    // what was not answered may be done
    if (kept) await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });
    const writes = kept?.unanswered ?? new Map<string, Write>();
    // writes of records have the key that they were first sent with: what was refused beside them is another write
    const store = kept && writes.size === 0 ? kept.store : keyedStore(crypto.randomUUID());
    const tried = { store, unanswered: writes };
    try {
      const ending = await run(values, { ...action, ...tried });
      if (ending.isUnanswered) unanswered.current.set(entries, tried);
      else unanswered.current.delete(entries);
      return ending;
    } catch (error) {
      // what is refused is not done: another try is another write
      if (isUnanswered(error)) unanswered.current.set(entries, tried);
      else unanswered.current.delete(entries);
      throw error;
    }
  };

  const submit = async (values: object) => {
    // a closed form disappears slowly, too
    if (running.current || !opened) return undefined;
    const controller = new AbortController();
    setRunning(controller);
    setProblem(undefined);
    setReported(undefined);
    let isReported = false;
    let ending: Ending = {};
    try {
      // the inputs of the form make up its values
      ending = await attempt(values as Values, {
        opened: opened ?? {},
        signal: controller.signal,
        onProgress: (count, total) => setProgress({ done: count, total }),
        report: (summary, lines) => {
          isReported = lines.length > 0;
          if (isReported) setReported({ summary, lines, isOver: true });
        },
      });
    } catch (error) {
      if (!controller.signal.aborted) {
        setRunning(undefined);
        setProblem(failureText(error));
        return error instanceof DataError ? error.body.errors : undefined;
      }
    } finally {
      setProgress(undefined);
    }
    if (isReported || ending.isOpen) {
      setRunning(undefined);
      return undefined;
    }
    close();
    if (ending.message) notify(ending.message, { type: 'success' });
    return undefined;
  };
  return (
    <>
      {isOffered && (
        <ActionButton label={label} icon={icon} isPrimary={isPrimary} disabled={disabled} onClick={open} />
      )}
      <Dialog
        open={opened !== undefined}
        // a click beside it would lose what was entered
        onClose={(_event, reason) => reason === 'escapeKeyDown' && leave()}
        fullWidth
        maxWidth="sm"
        aria-labelledby="action-title"
      >
        <Form record={opened ?? {}} onSubmit={submit} noValidate>
          <DialogTitle id="action-title">{reported?.isOver ? label : title}</DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 1 }}>
              {!reported?.isOver && children}
              {progress && <Progress {...progress} />}
              {problem !== undefined && <Alert severity="error">{problem}</Alert>}
              {reported && (
                <>
                  <p role="status">{reported.summary}</p>
                  <ul>
                    {Children.map(reported.lines, (line) => (
                      <li>{line}</li>
                    ))}
                  </ul>
                </>
              )}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={leave} disabled={isRunning && !progress}>
              {progress ? 'Cancel' : reported ? 'Close' : 'Back'}
            </Button>
            {!reported?.isOver && (
              <Button type="submit" variant="contained" disabled={isRunning || isNothingLeft}>
                {submitLabel}
              </Button>
            )}
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
