import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useSignInText } from '../text/sign-in.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field whose text can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'name' | 'end'>) {
  const { showPassword } = useSignInText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      aria-label={showPassword}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
      className="grid size-11 place-items-center rounded-xl text-soft -outline-offset-4 hover:text-accent"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
    </button>
  );
  return (
    <TextField
      {...props}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      required
      end={toggle}
    />
  );
}
