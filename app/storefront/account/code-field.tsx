import { useSignInText } from '../../shared/text/sign-in.ts';
import { TextField } from '../../shared/ui/text-field.tsx';

/** A field for a code that was sent or that a device shows. */
export function CodeField({
  problemId,
  isNumber = true,
}: {
  problemId: string | undefined;
  isNumber?: boolean;
}) {
  const text = useSignInText();
  return (
    <TextField
      label={text.code}
      name="code"
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      look="text-lg tracking-[0.25em] tabular-nums"
      required
      problemId={problemId}
    />
  );
}
