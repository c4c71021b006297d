import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, IconButton, Popover, Stack } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';

/** Buttons that are rarely used, behind one. */
export const MoreActions = ({ children }: { children: ReactNode }) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const close = (): void => setAnchor(undefined);
  return (
    <>
      <Box component="span">
        <IconButton
          color="primary"
          aria-label="More actions"
          aria-expanded={anchor !== undefined}
          aria-controls={id}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Box>
      <Popover
        id={id}
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={close}
        // a dialog that a button opens stays, and gives the focus back to what has it before
        keepMounted
        onClickCapture={() => flushSync(close)}
      >
        <Stack sx={{ p: 1, alignItems: 'flex-start' }}>{children}</Stack>
      </Popover>
    </>
  );
};
