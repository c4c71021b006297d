import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { SIGN_IN_URL } from '../page-settings.ts';
import { checkSession, pageOwner, signInAgain, useSessionState } from './page-session.ts';
import { SignInInputs } from './sign-in-inputs.tsx';

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <Dialog open fullWidth maxWidth="xs" aria-labelledby="session-title">
    <DialogTitle id="session-title">{title}</DialogTitle>
    {children}
  </Dialog>
);

const SignInAgain = () => {
  const translate = useTranslate();
  const [problem, setProblem] = useState<string>();
  // each attempt counts, and each sign-in is a session
  const isRunning = useRef(false);
  const signIn = async (values: object): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem(undefined);
    await signInAgain(values).catch(({ message }: Error) => setProblem(message));
    isRunning.current = false;
  };
  return (
    <Form record={{ username: pageOwner()?.id }} onSubmit={signIn} noValidate>
      <DialogContent>
        <p>Sign in again to go on. What you entered stays.</p>
        <SignInInputs isKnown />
        {problem !== undefined && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained">
          Sign in
        </Button>
      </DialogActions>
    </Form>
  );
};

/** A sign-in at an identity provider needs a page of its own. */
const SignInElsewhere = () => (
  <>
    <DialogContent>
      <p>Sign in again in another tab to go on. What you entered stays here.</p>
    </DialogContent>
    <DialogActions>
      <Button onClick={() => void checkSession()}>I have signed in</Button>
      <Button href={SIGN_IN_URL ?? ''} target="_blank" rel="noopener" variant="contained">
        Sign in
      </Button>
    </DialogActions>
  </>
);

const StartAnew = () => {
  const start = (): void => {
    // the user knows that the entries are lost
    const goOn = (event: Event): void => event.stopImmediatePropagation();
    window.addEventListener('beforeunload', goOn, { capture: true });
    location.reload();
  };
  return (
    <>
      <DialogContent>
        <p>
          This page was opened by {pageOwner()?.fullName}. What is entered in it is not sent as someone else:
          the page starts anew.
        </p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={start}>
          Start anew
        </Button>
      </DialogActions>
    </>
  );
};

/** Appears over a page whose session has ended, until its owner has signed in again. */
export const SessionDialog = () => {
  const state = useSessionState();
  useEffect(() => {
    if (state !== 'ended') return undefined;
    // the user may have signed in in another tab
    const check = (): void => void checkSession();
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [state]);
  if (state === 'replaced')
    return (
      <Notice title="Someone else is signed in">
        <StartAnew />
      </Notice>
    );
  return state === 'ended' ? (
    <Notice title="Your session has ended">{SIGN_IN_URL ? <SignInElsewhere /> : <SignInAgain />}</Notice>
  ) : null;
};
