import PowerIcon from '@mui/icons-material/PowerSettingsNew';
import TerminalIcon from '@mui/icons-material/Terminal';
import { Box, ListItemIcon, ListItemText, MenuItem, Stack, Typography } from '@mui/material';
import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  AppBar,
  Layout,
  Menu,
  TitlePortal,
  UserMenu,
  useCanAccessResources,
  useGetIdentity,
  useLogout,
  useNotify,
  useSidebarState,
  useUserMenu,
} from 'react-admin';
import { CATALOG } from './components/catalog.ts';
import { PAGE_ACTIONS } from './components/page-actions.tsx';
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

interface GroupProps {
  title: string;
  resources: string[];
  /** Further items. */
  children?: ReactNode;
}

/** Resources of the menu under a heading, if there are any that the user may open. */
const Group = ({ title, resources, children }: GroupProps) => {
  const id = useId();
  const { canAccess } = useCanAccessResources({ action: 'list', resources });
  const [isOpen] = useSidebarState();
  if (!canAccess || !Object.values(canAccess).some(Boolean)) return null;
  return (
    <Box component="ul" role="group" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <Typography
        id={id}
        component="li"
        role="presentation"
        variant="body2"
        sx={{
          color: 'text.secondary',
          fontSize: '0.8125rem',
          px: 2,
          pt: 1.5,
          pb: 0.25,
          // of a narrow menu, the icons are apart
          ...(!isOpen && { height: 0, overflow: 'hidden', pb: 0 }),
        }}
      >
        {title}
      </Typography>
      {resources.map((name) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
      {children}
    </Box>
  );
};

const OfficeMenu = () => (
  <Menu>
    <Menu.DashboardItem primaryText="Home" />
    <Group title="Orders" resources={['orders', 'withdrawals', 'reports']} />
    <Group title="Catalog" resources={[...CATALOG, 'coupons', 'back-in-stock', 'media', 'trash']} />
    <Group title="Customers" resources={['members', 'reviews']} />
    <Group title="Shop" resources={['settings', 'staff', 'changes']}>
      {CONSOLE_URL && <Menu.Item to={CONSOLE_URL} primaryText="Console" leftIcon={<TerminalIcon />} />}
    </Group>
  </Menu>
);

/** What all pages have around them, with the title of the page as its heading, and what can be done beside it. */
export const OfficeLayout = ({ children, ...props }: ComponentProps<typeof Layout>) => (
  <Layout {...props} appBar={Bar} menu={OfficeMenu}>
    <Stack
      direction="row"
      sx={{ flex: 'none', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, px: { xs: 1, sm: 0 }, py: 1 }}
    >
      <TitlePortal
        component="h1"
        sx={{ flex: 1, minWidth: 'min-content', fontWeight: 600, whiteSpace: 'normal' }}
      />
      <Box id={PAGE_ACTIONS} sx={{ display: 'flex', minHeight: 40, ml: 'auto' }} />
    </Stack>
    {children}
    <SessionDialog />
  </Layout>
);
