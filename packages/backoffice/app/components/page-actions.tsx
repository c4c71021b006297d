import { Portal } from '@mui/material';
import type { ReactNode } from 'react';
import { TopToolbar } from 'react-admin';

/** Id of the place beside the title. */
export const PAGE_ACTIONS = 'page-actions';

/** What can be done on a page: beside its title. */
export const PageActions = ({ children }: { children: ReactNode }) => (
  <Portal container={() => document.getElementById(PAGE_ACTIONS)}>
    <TopToolbar>{children}</TopToolbar>
  </Portal>
);
