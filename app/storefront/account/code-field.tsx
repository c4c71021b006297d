import { useText } from '../../shared/text/text.ts';
import { TextField } from '../../shared/ui/text-field.tsx';

/** A code that was sent, or that a device shows. */
export function CodeField({ problemId, isNumber = true }: { problemId: string | undefined; isNumber?: boolean }) {
  const { signIn: text } = useText();
  return (
    <TextField
      label={text.code}
      name="code"
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      required
      problemId={problemId}
    />
  );
}
