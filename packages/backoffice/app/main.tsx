import './refused-storage.ts';

import '@fontsource-variable/assistant/wght.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { NoOffice } from './no-office.tsx';
import { Office } from './office.tsx';
import { NO_OFFICE, STYLE_NONCE } from './page-settings.ts';

const styles = createCache({ key: 'css', ...(STYLE_NONCE && { nonce: STYLE_NONCE }) });
// forms guard unsaved changes with a data router only
const router = createBrowserRouter([
  { path: '*', element: NO_OFFICE ? <NoOffice reason={NO_OFFICE} /> : <Office /> },
]);
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
