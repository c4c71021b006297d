import { toast } from 'sonner';
import { useSignOut } from 'storewire/react';
import { useText } from '../../shared/text/text.ts';
import { Button, type ButtonProps } from '../../shared/ui/button.tsx';
import { explainWithId } from '../../shared/ui/error-notice.tsx';

/** Ends the local session, then the one on the platform. */
export function SignOutButton({ look = 'outline' }: Pick<ButtonProps, 'look'>) {
  const text = useText();
  const { signOut, isWorking } = useSignOut();
  const leave = async (): Promise<void> => {
    const { error } = await signOut({ postFlowUrl: `${location.origin}/` });
    if (error) toast.error(text.account.signOutFailed, { description: explainWithId(error, text) });
  };
  return (
    <Button look={look} onClick={() => void leave()} pending={isWorking && text.account.signingOut}>
      {text.account.signOut}
    </Button>
  );
}
