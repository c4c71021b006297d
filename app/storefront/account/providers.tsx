import type { SignInState } from 'storewire/react';
import { useSignInText } from '../../shared/text/sign-in.ts';
import { Button } from '../../shared/ui/button.tsx';

const PROVIDERS = [
  { provider: 'google', name: 'Google' },
  { provider: 'facebook', name: 'Facebook' },
] as const;

/** Sign-in methods that redirect to another page. */
export function Providers({ signIn: { startRedirect, isWorking } }: { signIn: SignInState }) {
  const text = useSignInText();
  const go = (provider?: 'google' | 'facebook') => () => void (isWorking || startRedirect({ provider }));
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </p>
      {PROVIDERS.map(({ provider, name }) => (
        <Button key={provider} look="outline" aria-disabled={isWorking} onClick={go(provider)}>
          {text.provider(name)}
        </Button>
      ))}
      <Button look="quiet" aria-disabled={isWorking} onClick={go()}>
        {text.elsewhere}
      </Button>
    </div>
  );
}
