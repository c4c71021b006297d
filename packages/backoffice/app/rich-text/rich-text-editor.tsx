import { Alert, Box, Typography } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { FormatToolbar } from './format-toolbar.tsx';
import { EXTENSIONS, lostParts, withoutStyles } from './formats.ts';

interface RichTextEditorProps {
  /** With it, the form focuses the editor if the value is not valid. */
  ref: Ref<{ focus: () => void }>;
  id: string;
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The id of what says why the value is not valid. */
  problemId?: string;
}

export const RichTextEditor = (props: RichTextEditorProps) => {
  const { ref, id, label, value, onChange, onBlur, problemId } = props;
  const labelId = `${id}-label`;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // the theme has the styles
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(problemId && { 'aria-invalid': 'true', 'aria-describedby': problemId }),
      },
      transformPastedHTML: withoutStyles,
      // Tab leaves the editor, in lists too
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
    },
    onUpdate: () => {
      const html = editor.getHTML();
      const isAsGiven = html === given.html;
      sent.current = isAsGiven ? given.value : editor.isEmpty ? '' : html;
      onChange(sent.current);
    },
    onBlur,
  });
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  // the value, with what the editor makes of it: only what the user changes replaces the value
  const [given, setGiven] = useState(() => ({ value, html: editor.getHTML() }));
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    setGiven({ value, html: editor.getHTML() });
  }, [editor, value]);
  const lost = value === given.value ? lostParts(value, given.html) : [];
  return (
    <Box
      sx={{
        border: 1,
        // as that of other inputs
        borderColor: problemId ? 'error.main' : 'color-mix(in srgb, currentColor 23%, transparent)',
        borderRadius: 1,
        '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
        '& .ProseMirror': {
          minHeight: 110,
          maxHeight: 400,
          overflowY: 'auto',
          px: 1.5,
          outline: 'none',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          '& p': { my: 1 },
          '& a': { color: 'primary.main' },
        },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, pt: 0.5 }}>
        <Typography
          id={labelId}
          variant="body2"
          color={problemId ? 'error' : 'textSecondary'}
          sx={{ flex: 'auto' }}
          onClick={() => editor.commands.focus()}
        >
          {label}
        </Typography>
        <FormatToolbar editor={editor} label={`Formats of ${label}`} />
      </Box>
      <EditorContent editor={editor} />
      {lost.length > 0 && (
        <Alert severity="warning" sx={{ m: 1 }}>
          This editor cannot keep some of the HTML: {lost.join(', ')}. It stays until you change the text.
        </Alert>
      )}
    </Box>
  );
};
