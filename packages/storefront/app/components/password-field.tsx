import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text/text.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { form } = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      aria-label={form.showPassword}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
      className="grid size-11 place-items-center rounded-xl text-soft -outline-offset-4 hover:text-accent"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
    </button>
  );
  return (
    <TextField
      name="password"
      autoCapitalize="off"
      spellCheck={false}
      required
      {...props}
      type={isShown ? 'text' : 'password'}
      end={toggle}
    />
  );
}
