import type { ComponentType } from 'react';
import { useSignInText } from '../../shared/text/sign-in.ts';

export interface VisibleCaptchaProps {
  siteKey: string;
  /** An answer is being checked. */
  isWorking: boolean;
  onAnswer: (answer: string) => void;
}

/** What a shop plugs in to show its captchas: the widget of whoever issued the site keys. */
export interface Captcha {
  /** Shows the captcha and tells its answer. It can be answered again when nothing is working and it is still there. */
  Visible: ComponentType<VisibleCaptchaProps>;
  /** Gets an answer without showing anything. */
  invisible: (siteKey: string) => Promise<string>;
}

/** Answers as the identity server of `npm start` and of the tests expects it. */
const testCaptcha: Captcha = {
  Visible: ({ siteKey, isWorking, onAnswer }) => {
    const text = useSignInText();
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" checked={isWorking} className="size-6 accent-accent" onChange={() => isWorking || onAnswer(`${siteKey}-answer`)} />
        {text.notRobot}
      </label>
    );
  },
  invisible: async (siteKey) => `${siteKey}-answer`,
};

/** The captcha that a site key belongs to. Plug in that of your shop here. */
export const captchaOf = (siteKey: string): Captcha | undefined => (siteKey.startsWith('test-') ? testCaptcha : undefined);
