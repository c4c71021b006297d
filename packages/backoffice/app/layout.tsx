import type { ComponentProps } from 'react';
import { AppBar, Layout, TitlePortal, UserMenu, useGetIdentity } from 'react-admin';

/** The menu of who is signed in, whose accessible name is the name that it shows. */
const StaffMenu = () => {
  const { identity } = useGetIdentity();
  return <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'} />;
};

/** The bar at the top: its title is the heading of the page. */
const Bar = () => (
  <AppBar userMenu={<StaffMenu />} alwaysOn>
    <TitlePortal component="h1" />
  </AppBar>
);

/** What all pages have around them. */
export const OfficeLayout = (props: ComponentProps<typeof Layout>) => <Layout {...props} appBar={Bar} />;
