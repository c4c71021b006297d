import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isComposing } from '../components/is-composing.ts';
import { isAddress } from './formats.ts';

/** Sets, changes or removes the link of what is selected. Without a selection, the address becomes a linked text. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const isLink = editor.isActive('link');
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const save = (): void => {
    setIsWrong(!isAddress(href));
    if (!isAddress(href)) return;
    const marks = [{ type: 'link', attrs: { href } }];
    const chain = editor.chain();
    if (isLink) chain.extendMarkRange('link').setMark('link', { href }).run();
    else if (editor.state.selection.empty) chain.insertContent({ type: 'text', text: href, marks }).run();
    else chain.setMark('link', { href }).run();
    onClose();
  };
  const remove = (): void => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">Link</DialogTitle>
      <DialogContent>
        <TextField
          label="Address"
          value={href}
          autoFocus
          error={isWrong}
          helperText="Such as https://example.com or mailto:shop@example.com"
          onChange={({ target }) => setHref(target.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // it would press the button that gets the focus when the dialog closes
            event.preventDefault();
            save();
          }}
        />
      </DialogContent>
      <DialogActions>
        {isLink && <Button onClick={remove}>Remove link</Button>}
        <Button onClick={onClose}>Back</Button>
        <Button onClick={save}>Set link</Button>
      </DialogActions>
    </Dialog>
  );
};
