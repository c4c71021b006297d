import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import LinkIcon from '@mui/icons-material/InsertLink';
import { Box, ToggleButton } from '@mui/material';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';

const FORMATS = [
  { name: 'bold', label: 'Bold', Icon: BoldIcon, toggle: (chain: ChainedCommands) => chain.toggleBold() },
  {
    name: 'italic',
    label: 'Italic',
    Icon: ItalicIcon,
    toggle: (chain: ChainedCommands) => chain.toggleItalic(),
  },
  {
    name: 'underline',
    label: 'Underlined',
    Icon: UnderlineIcon,
    toggle: (chain: ChainedCommands) => chain.toggleUnderline(),
  },
  {
    name: 'bulletList',
    label: 'List',
    Icon: BulletsIcon,
    toggle: (chain: ChainedCommands) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    Icon: NumbersIcon,
    toggle: (chain: ChainedCommands) => chain.toggleOrderedList(),
  },
];

const NAMES = [...FORMATS.map(({ name }) => name), 'link'];

/** Buttons for the formats of what is selected. Tab reaches one of them, and arrows the others. */
export const FormatToolbar = ({ editor, label }: { editor: Editor; label: string }) => {
  const active = useEditorState({ editor, selector: () => NAMES.filter((name) => editor.isActive(name)) });
  const [focused, setFocused] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: NAMES.length - 1 }[key];
    if (!step) return;
    const next = (focused + step) % NAMES.length;
    setFocused(next);
    currentTarget.querySelectorAll('button').item(next).focus();
  };
  const buttonProps = (index: number) => ({
    size: 'small' as const,
    value: NAMES[index] ?? '',
    selected: active.includes(NAMES[index] ?? ''),
    tabIndex: index === focused ? 0 : -1,
    onFocus: () => setFocused(index),
    sx: { p: 0.5, border: 0 },
  });
  return (
    <>
      <Box role="toolbar" aria-label={label} onKeyDown={move}>
        {FORMATS.map(({ name, label: text, Icon, toggle }, index) => (
          <ToggleButton
            key={name}
            {...buttonProps(index)}
            aria-label={text}
            title={text}
            onClick={() => toggle(editor.chain().focus()).run()}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        ))}
        <ToggleButton
          {...buttonProps(FORMATS.length)}
          aria-label="Link"
          title="Link"
          onClick={() => setIsLinking(true)}
        >
          <LinkIcon fontSize="small" />
        </ToggleButton>
      </Box>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
};
