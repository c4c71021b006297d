import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../text/text.tsx';
import type { SignInResult } from './sign-in-step.ts';

/**
 * The captcha that the platform asks for: the fields `captcha` or `invisibleCaptcha` of the form. These are the captchas of
 * the local platform, whose site keys begin with `test-`. A shop replaces them with the widget of its provider.
 */
export function CaptchaField({ captcha }: Pick<SignInResult, 'captcha'>) {
  const { signIn } = useText();
  if (!captcha) return null;
  const answer = `${captcha.siteKey}-answer`;
  if (!captcha.siteKey.startsWith('test-')) return <p role="alert">{signIn.captchaMissing}</p>;
  if (!captcha.isVisible) return <InvisibleCaptcha answer={answer} />;
  return (
    <fieldset className="rounded-xl border border-edge p-4">
      <legend className="px-1 font-medium">{signIn.captchaTitle}</legend>
      <p className="text-sm text-soft">{signIn.captchaText}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="captcha" value={answer} required className="size-6 accent-accent" />
        {signIn.notRobot}
      </label>
    </fieldset>
  );
}

/** Sends the form again with a token. Without JavaScript, the button of the form does. */
function InvisibleCaptcha({ answer }: { answer: string }) {
  const { signIn } = useText();
  const field = useRef<HTMLInputElement>(null);
  const isIdle = useNavigation().state === 'idle';
  const isSent = useRef(false);
  useEffect(() => {
    if (!isIdle || isSent.current) return;
    isSent.current = true;
    field.current?.form?.requestSubmit();
  }, [isIdle]);
  return (
    <p role="status" className="text-soft">
      <input ref={field} type="hidden" name="invisibleCaptcha" value={answer} />
      {signIn.captchaChecking}
    </p>
  );
}
