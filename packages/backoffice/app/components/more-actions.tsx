import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, IconButton, Menu } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { CloseMenu } from './action-button.tsx';

/** The menu has the keys of its items only: those of a dialog that an item has opened pass it on their way, too. */
const stopOtherKeys = (event: KeyboardEvent): void => {
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) event.stopPropagation();
};

/** Actions that are rarely used, in a menu. Their buttons are `ActionButton`s. */
export const MoreActions = ({ children }: { children: ReactNode }) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const isOpen = anchor !== undefined;
  const close = (): void => setAnchor(undefined);
  // a dialog that an item opens gives the focus back to what has it before
  const closeFirst = (): void => flushSync(close);
  return (
    <>
      <Box component="span">
        <IconButton
          id={`${id}-button`}
          color="primary"
          aria-label="More actions"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Box>
      <Menu
        id={id}
        open={isOpen}
        anchorEl={anchor ?? null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={close}
        // with the dialogs that its items open
        keepMounted
        slotProps={{ list: { 'aria-labelledby': `${id}-button`, disabledItemsFocusable: true } }}
      >
        <Box role="none" sx={{ display: 'contents' }} onKeyDown={stopOtherKeys}>
          <CloseMenu value={closeFirst}>{children}</CloseMenu>
        </Box>
      </Menu>
    </>
  );
};
