import type { ComponentType } from 'react';
import { useSignInText } from '../../shared/text/sign-in.ts';

export interface VisibleCaptchaProps {
  siteKey: string;
  /** True while a captcha token is verified. */
  isWorking: boolean;
  onAnswer: (answer: string) => void;
}

/** How a shop integrates its captchas: the widget of the provider of the site keys. */
export interface Captcha {
  /**
   * Renders the captcha and calls back with its token. The callback may be called again after a rejected
   * token.
   */
  Visible: ComponentType<VisibleCaptchaProps>;
  /** Returns a token without rendering anything. */
  invisible: (siteKey: string) => Promise<string>;
}

/** Returns the tokens that the local platform expects. */
const testCaptcha: Captcha = {
  Visible: ({ siteKey, isWorking, onAnswer }) => {
    const text = useSignInText();
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isWorking}
          className="size-6 accent-accent"
          onChange={() => isWorking || onAnswer(`${siteKey}-answer`)}
        />
        {text.notRobot}
      </label>
    );
  },
  invisible: async (siteKey) => `${siteKey}-answer`,
};

/** The captcha for a site key. Replace it with that of your shop. */
export const captchaOf = (siteKey: string): Captcha | undefined =>
  siteKey.startsWith('test-') ? testCaptcha : undefined;
