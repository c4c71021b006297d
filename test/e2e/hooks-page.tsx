import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { backendSession, createClient } from '../../src/index.ts';
import { StoreProvider, useCart, useSession, useSignIn, useSignOut } from '../../src/react/index.ts';

/** A page of a shop whose session is in cookies of its backend. */
const session = backendSession({ signInUrl: '/sign-in', signOutUrl: '/sign-out' });
const client = createClient({ baseUrl: `${location.origin}/api/store`, auth: session });
const MUG = { quantity: 1, catalogReference: { catalogItemId: 'mug', appId: 'a1' } };

function Shop() {
  const { isLoading, role } = useSession();
  const { count, add, isSaving } = useCart();
  const { startRedirect } = useSignIn();
  const { signOut } = useSignOut();
  return (
    <main>
      <p id="role">{isLoading ? 'loading' : role}</p>
      <p id="count">{count ?? 'loading'}</p>
      <p id="saving">{isSaving ? 'saving' : 'saved'}</p>
      <button type="button" onClick={() => void add(MUG)}>
        Add
      </button>
      <button type="button" onClick={() => void startRedirect({ returnTo: '/?signed-in' })}>
        Sign in
      </button>
      <button type="button" onClick={() => void signOut({ postFlowUrl: '/' })}>
        Sign out
      </button>
    </main>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <StoreProvider client={client} session={session}>
      <Shop />
    </StoreProvider>
  </StrictMode>,
);
