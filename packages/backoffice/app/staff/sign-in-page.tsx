import { Typography } from '@mui/material';
import { Login, LoginForm } from 'react-admin';
import { SHOP_LOGO, SHOP_NAME } from '../page-settings.ts';
import { SessionDialog } from './session-dialog.tsx';
import { SignInInputs } from './sign-in-inputs.tsx';

/** The sign-in of staff of a local shop. Those of a real one sign in at their identity provider. */
export const SignInPage = () => (
  <main>
    <Login {...(SHOP_LOGO && { avatarIcon: <img src={SHOP_LOGO} alt="" style={{ width: '100%' }} /> })}>
      <Typography component="h1" variant="h6" sx={{ textAlign: 'center' }}>
        {SHOP_NAME}
      </Typography>
      <LoginForm>
        <SignInInputs />
      </LoginForm>
    </Login>
    {/* the history leads here, too, from a page whose session has ended */}
    <SessionDialog />
  </main>
);
