import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { StoreProvider } from 'storewire/react';
import '../shared/theme/theme.css';
import { router } from './routes.tsx';
import { session, store } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <StoreProvider client={store} session={session}>
      <RouterProvider router={router} />
    </StoreProvider>
  </StrictMode>,
);
