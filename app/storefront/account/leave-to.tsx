import { Navigate } from 'react-router';
import { SigningIn } from './signing-in.tsx';

/** Navigates to another page of the shop, which may have to be loaded first. */
export function LeaveTo({ path }: { path: string }) {
  return (
    <>
      <Navigate to={path} replace />
      <SigningIn />
    </>
  );
}
