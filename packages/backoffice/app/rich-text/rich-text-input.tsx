import { Box, FormHelperText, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { InputHelperText, maxLength, useInput } from 'react-admin';

const loadEditor = async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor });
const RichTextEditor = lazy(loadEditor);
// before it is needed: a deploy removes its file while tabs are open
addEventListener('load', () => void loadEditor().catch(() => undefined));

interface RichTextInputProps {
  source: string;
  label: string;
  /** Of the HTML, with its tags. */
  limit: number;
}

/** A text with formats, which the contract has as HTML. It stays as it is unless the user changes it. */
export const RichTextInput = ({ source, label, limit }: RichTextInputProps) => {
  const { id, field, fieldState } = useInput({
    source,
    validate: maxLength(limit, `At most ${limit.toLocaleString('en')} characters, with the tags of its HTML`),
  });
  const { invalid: isInvalid, error } = fieldState;
  const helperId = `${id}-helper-text`;
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Suspense fallback={<Skeleton variant="rounded" height={170} />}>
        <RichTextEditor
          ref={field.ref}
          id={id}
          label={label}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          {...(isInvalid && { problemId: helperId })}
        />
      </Suspense>
      {isInvalid && (
        <FormHelperText id={helperId} error>
          <InputHelperText error={error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};
