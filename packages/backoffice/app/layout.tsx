import PowerIcon from '@mui/icons-material/PowerSettingsNew';
import TerminalIcon from '@mui/icons-material/Terminal';
import { ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import {
  AppBar,
  Layout,
  Menu,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLogout,
  useNotify,
  useUserMenu,
} from 'react-admin';
import { CONSOLE_URL, SHOP_NAME } from './page-settings.ts';
import { Search } from './search.tsx';
import { SessionDialog } from './staff/session-dialog.tsx';

/** A sign-out that fails says so: the session goes on. */
const SignOut = () => {
  const logout = useLogout();
  const notify = useNotify();
  const menu = useUserMenu();
  const signOut = (): void => {
    logout(null, undefined, false).catch(() => {
      menu?.onClose();
      notify('You are still signed in: the sign-out has failed. Try again.', { type: 'error' });
    });
  };
  return (
    <MenuItem onClick={signOut}>
      <ListItemIcon>
        <PowerIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Logout</ListItemText>
    </MenuItem>
  );
};

/** The menu of who is signed in, whose accessible name is the name that it shows. */
const StaffMenu = () => {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
      <SignOut />
    </UserMenu>
  );
};

/** The bar at the top: the shop, and a search over all areas. */
const Bar = () => (
  <AppBar userMenu={<StaffMenu />} alwaysOn>
    <Typography component="span" noWrap sx={{ flex: 1, fontWeight: 600 }}>
      {SHOP_NAME}
    </Typography>
    <Search />
  </AppBar>
);

const OfficeMenu = () => (
  <Menu>
    <Menu.DashboardItem primaryText="Home" />
    <Menu.ResourceItems />
    {CONSOLE_URL && <Menu.Item to={CONSOLE_URL} primaryText="Console" leftIcon={<TerminalIcon />} />}
  </Menu>
);

/** What all pages have around them, with the title of the page as its heading. */
export const OfficeLayout = ({ children, ...props }: ComponentProps<typeof Layout>) => (
  <Layout {...props} appBar={Bar} menu={OfficeMenu}>
    <TitlePortal
      component="h1"
      sx={{ flex: 'none', px: { xs: 1, sm: 0 }, pt: 2, fontWeight: 600, whiteSpace: 'normal' }}
    />
    {children}
    <SessionDialog />
  </Layout>
);
