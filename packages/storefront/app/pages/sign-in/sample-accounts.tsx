import { Form } from 'react-router';
import { LINK } from '../../components/button.tsx';
import type { SampleAccountSettings } from '../../store/settings.ts';
import { useText } from '../../text/text.tsx';

/** Accounts of the local platform that demonstrate each state of a sign-in. */
export function SampleAccounts({ samples }: { samples: SampleAccountSettings }) {
  const { samples: texts } = useText().signIn;
  return (
    <aside
      aria-labelledby="samples"
      className="mx-auto mt-8 w-full max-w-md rounded-2xl border border-edge border-dashed p-4 text-sm sm:p-5"
    >
      <h2 id="samples" className="font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1 text-soft">{texts.text}</p>
      <ul className="mt-3 divide-y divide-line">
        {samples.accounts.map(({ email, password, asks }) => (
          <li key={email} className="py-1">
            <Form method="post" replace>
              <input type="hidden" name="intent" value="login" />
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              <button
                type="submit"
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-lg text-start hover:bg-sunk"
              >
                <span>{texts.asks[asks] ?? asks}</span>
                <span className="text-accent underline underline-offset-4">{email}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <a href={samples.inbox} target="_blank" rel="noreferrer" className={LINK}>
        {texts.inbox}
      </a>
    </aside>
  );
}
