import { useSignInText } from '../../shared/text/sign-in.ts';
import { LINK } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';

/** The sample accounts of the local platform. */
interface Offer {
  /** Inbox of the platform's console. */
  inbox: string;
  accounts: { email: string; password: string; asks: string }[];
}

/** Undefined in a production build. */
const offer: Offer | undefined =
  import.meta.env.DEV && import.meta.env.VITE_TRY_OUT ? JSON.parse(import.meta.env.VITE_TRY_OUT) : undefined;

/** Accounts that demonstrate each state of a sign-in. */
export function TryOut({ onUse }: { onUse: (account: { email: string; password: string }) => unknown }) {
  const text = useSignInText();
  if (!offer) return null;
  return (
    <aside
      aria-labelledby="try-out"
      className="rounded-2xl border border-dashed border-edge p-4 text-sm sm:p-5"
    >
      <h2 id="try-out" className="font-semibold">
        {text.tryOut}
      </h2>
      <p className="mt-1 text-soft">{text.tryOutText}</p>
      <ul className="mt-3 divide-y divide-line">
        {offer.accounts.map(({ email, password, asks }) => (
          <li key={email} className="py-1">
            <button
              type="button"
              aria-label={text.tryOutUse(email)}
              onClick={() => onUse({ email, password })}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-lg text-start hover:text-accent"
            >
              <span>{text.tryOutAsks[asks] ?? asks}</span>
              <span className="text-accent underline underline-offset-4">{email}</span>
            </button>
          </li>
        ))}
      </ul>
      <InboxLink />
    </aside>
  );
}

/** Link to the page with the emails that are not actually sent, and their codes. */
export function InboxLink() {
  const text = useSignInText();
  if (!offer) return null;
  return (
    <a href={offer.inbox} target="_blank" rel="noreferrer" className={classes(LINK, 'text-sm')}>
      {text.tryOutInbox}
    </a>
  );
}
