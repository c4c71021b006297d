import { Navigate } from 'react-router';
import { SigningIn } from './signing-in.tsx';

/** Goes to another page of the shop, whose code may have to be fetched first. */
export function LeaveTo({ path }: { path: string }) {
  return (
    <>
      <Navigate to={path} replace />
      <SigningIn />
    </>
  );
}
