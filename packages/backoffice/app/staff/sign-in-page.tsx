import { Alert } from '@mui/material';
import { Login, LoginForm } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

/** Where staff sign in with a password. Says why those are here whose session has ended. */
export const SignInPage = () => {
  const [search] = useSearchParams();
  return (
    <Login>
      {search.has('ended') && (
        <Alert severity="info" sx={{ mx: 2 }}>
          Your session has ended. Sign in again.
        </Alert>
      )}
      <LoginForm />
    </Login>
  );
};
