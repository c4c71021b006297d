import { Alert, Typography } from '@mui/material';
import { email, Login, LoginForm, PasswordInput, required, TextInput } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { SHOP_LOGO, SHOP_NAME } from '../page-settings.ts';

/**
 * The sign-in of staff of a local shop. Those of a real one sign in at their identity provider. Says why those are here
 * whose session has ended.
 */
export const SignInPage = () => {
  const [search] = useSearchParams();
  return (
    <main>
      <Login {...(SHOP_LOGO && { avatarIcon: <img src={SHOP_LOGO} alt="" style={{ width: '100%' }} /> })}>
        <Typography component="h1" variant="h6" sx={{ textAlign: 'center' }}>
          {SHOP_NAME}
        </Typography>
        {search.has('ended') && (
          <Alert severity="info" sx={{ mx: 2 }}>
            Your session has ended. Sign in again.
          </Alert>
        )}
        <LoginForm>
          <TextInput
            autoFocus
            source="username"
            label="Email"
            type="email"
            autoComplete="username"
            validate={[required(), email()]}
          />
          <PasswordInput
            source="password"
            label="Password"
            autoComplete="current-password"
            validate={required()}
          />
        </LoginForm>
      </Login>
    </main>
  );
};
