import { X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from 'storewire/react';
import { useText } from '../../shared/text/text.ts';
import { LINK } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { paths } from '../paths.ts';

/** Explains why the member is no longer signed in. */
export function SessionNotice() {
  const { account: text } = useText();
  const { ended, identity, isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const [closed, setClosed] = useState<string>();
  const isShown = !isLoggedIn && (ended === 'invalidGrant' || ended === 'signedOut') && closed !== identity;
  const isSigningIn = pathname === paths.signIn();
  return (
    <div role="status" className="bg-accent-soft empty:hidden">
      {isShown ? (
        <div className="page flex items-center gap-x-4">
          <p className="flex flex-1 flex-wrap items-center gap-x-4 py-2">
            {ended === 'signedOut' ? text.signedOut : text.ended}
            {isSigningIn ? null : (
              <Link to={paths.signIn(pathname + search)} className={classes(LINK, 'font-medium')}>
                {text.signIn}
              </Link>
            )}
          </p>
          <button
            type="button"
            aria-label={text.dismiss}
            onClick={() => setClosed(identity)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:text-accent"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
