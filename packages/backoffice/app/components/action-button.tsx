import { Button, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { createContext, type ReactElement, useContext } from 'react';
import { Link } from 'react-router-dom';

/** Closes the menu that buttons are items of. */
export const CloseMenu = createContext<(() => void) | undefined>(undefined);

interface ActionButtonProps {
  label: string;
  icon: ReactElement;
  isPrimary?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  /** The page that it leads to. */
  to?: string;
}

/** A button, or an item of the menu that it is in. */
export function ActionButton({ label, icon, isPrimary = false, onClick, to, ...props }: ActionButtonProps) {
  const close = useContext(CloseMenu);
  const link = to !== undefined && { component: Link, to };
  if (!close)
    return (
      <Button
        {...props}
        {...link}
        size="small"
        variant={isPrimary ? 'contained' : 'text'}
        startIcon={icon}
        {...(onClick && { onClick })}
      >
        {label}
      </Button>
    );
  const choose = (): void => {
    close();
    onClick?.();
  };
  return (
    <MenuItem {...props} {...link} onClick={choose}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}
