import { email, PasswordInput, required, TextInput } from 'react-admin';

/** The account and its password. */
export const SignInInputs = ({
  isKnown = false,
}: {
  /** Whether the account is filled in. */ isKnown?: boolean;
}) => (
  <>
    <TextInput
      autoFocus={!isKnown}
      source="username"
      label="Email"
      type="email"
      autoComplete="username"
      validate={[required(), email()]}
    />
    <PasswordInput
      autoFocus={isKnown}
      source="password"
      label="Password"
      autoComplete="current-password"
      validate={required()}
    />
  </>
);
