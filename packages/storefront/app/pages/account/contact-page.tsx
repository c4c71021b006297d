import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { StoreClient } from 'storewire';
import { deleteMemberEmails, deleteMemberPhones, updateMember } from 'storewire/operations';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { DraftForm } from '../../form/draft.ts';
import { FailedForm } from '../../form/failed-form.tsx';
import { FormText } from '../../form/fields.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { isEmail, isPhone, textIn } from '../../form/form-text.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { type FormHandlers, handleForm } from '../../routing/handle-form.ts';
import { pageRead, readMember } from '../../shop/account/account-request.ts';
import { AccountRead, AccountSection } from '../../shop/account/account-section.tsx';
import { storeRequest } from '../../store/store-request.ts';
import type { Text } from '../../text/dictionary.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/contact-page';

export function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const read = readMember(store.client).then(({ id, loginEmail, contact }) => ({
    memberId: id,
    loginEmail: loginEmail ?? '',
    emails: contact?.emails ?? [],
    phones: contact?.phones ?? [],
  }));
  return pageRead(store, read);
}

export const action = (args: Route.ActionArgs) =>
  handleForm<ContactResult>(args, { ...handlersOf('emails'), ...handlersOf('phones') });

/** The lists of emails and phone numbers of a member. */
type ContactKind = 'emails' | 'phones';

/** The name of a form, and of its handler. */
const contactIntent = (action: 'add' | 'remove' | 'removeAll', kind: ContactKind): string =>
  `${action} ${kind}`;

/** What the forms of a list are answered with. */
interface ContactResult extends FormResult {
  /** What was added or removed. */
  change?: 'added' | 'removed';
}

const handlersOf = (kind: ContactKind): FormHandlers<ContactResult> => ({
  [contactIntent('add', kind)]: async ({ store: { client }, form, text }) => {
    const entry = textIn(form, `${kind}.0`);
    const problem = problemOf(kind, entry, text.form);
    if (problem) return { problems: { [`${kind}.0`]: problem } };
    const { id, entries } = await readEntries(client, kind);
    const isKnown = entries.some((each) => normalizeEntry(kind, each) === normalizeEntry(kind, entry));
    if (isKnown) return { problems: { [`${kind}.0`]: text.account.known[kind] } };
    await save(client, kind, id, [...entries, entry]);
    return { isSaved: true, change: 'added' };
  },

  [contactIntent('remove', kind)]: async ({ store: { client }, form }) => {
    const entry = textIn(form, 'entry');
    const { id, entries } = await readEntries(client, kind);
    await save(
      client,
      kind,
      id,
      entries.filter((each) => each !== entry),
    );
    return { isSaved: true, change: 'removed' };
  },

  [contactIntent('removeAll', kind)]: async ({ store: { client } }) => {
    const { id } = await readEntries(client, kind);
    await save(client, kind, id, []);
    return { isSaved: true, change: 'removed' };
  },
});

/** The same for two ways to write an entry. */
const normalizeEntry = (kind: ContactKind, entry: string): string =>
  kind === 'phones' ? entry.replaceAll(/[^\d+]/g, '') : entry.toLowerCase();

async function readEntries(client: StoreClient, kind: ContactKind) {
  const { id, contact } = await readMember(client);
  return { id: id ?? '', entries: contact?.[kind] ?? [] };
}

const DELETE_ALL = { emails: deleteMemberEmails, phones: deleteMemberPhones } as const;

/** An update with an empty list would change nothing. */
const save = (
  client: StoreClient,
  kind: ContactKind,
  id: string,
  entries: readonly string[],
): Promise<unknown> =>
  entries.length === 0
    ? DELETE_ALL[kind](client, { id })
    : updateMember(client, { id, member: { contact: { [kind]: [...entries] } } });

function problemOf(kind: ContactKind, entry: string, text: Text['form']): string | undefined {
  if (!entry) return text.required;
  if (kind === 'phones') return isPhone(entry) ? undefined : text.phone;
  return isEmail(entry) ? undefined : text.email;
}

/** The emails and phone numbers of a member. */
export default function ContactPage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account } = useText();
  return (
    <AccountSection title={account.contact} text={account.contactText}>
      <AccountRead
        read={read}
        failedTitle={account.failed}
        skeleton={
          <div className="flex max-w-2xl flex-col gap-10">
            <Skeleton className="h-64 rounded-3xl" />
            <Skeleton className="h-64 rounded-3xl" />
          </div>
        }
      >
        {({ memberId, loginEmail, emails, phones }) => (
          <div className="flex max-w-2xl flex-col gap-12">
            <ContactList
              kind="emails"
              memberId={memberId}
              entries={emails}
              loginEmail={loginEmail}
              result={actionData}
            />
            <ContactList kind="phones" memberId={memberId} entries={phones} result={actionData} />
          </div>
        )}
      </AccountRead>
    </AccountSection>
  );
}

interface ContactListProps {
  kind: ContactKind;
  memberId: DraftForm['memberId'];
  entries: readonly string[];
  /** The email to sign in with, which cannot be changed. */
  loginEmail?: string;
  result: ContactResult | undefined;
}

/** The emails or phone numbers of a member: each can be removed, all of them too, and new ones be added. */
function ContactList({ kind, memberId, entries, loginEmail, result }: ContactListProps) {
  const { account } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = result?.intent.endsWith(` ${kind}`) ? result : undefined;
  const { formData } = useNavigation();
  const pendingEntry =
    formData?.get('intent') === contactIntent('remove', kind) ? formData.get('entry') : undefined;
  const isRemovingAll = formData?.get('intent') === contactIntent('removeAll', kind);
  // the button that had the focus is gone with its entry
  useEffect(() => {
    if (own?.change === 'removed') heading.current?.focus();
  }, [own]);
  return (
    <section aria-labelledby={kind}>
      <h2 ref={heading} id={kind} tabIndex={-1} className="text-heading">
        {account[kind]}
      </h2>
      <p role="status" className="text-sm text-success">
        {own?.change ? account.contactDone[own.change] : ''}
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {loginEmail ? (
          <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
            <bdi className="min-w-0 break-all">{loginEmail}</bdi>
            <span className="text-sm text-soft">{account.loginEmail}</span>
          </li>
        ) : null}
        {entries.map((entry) => (
          <li key={entry} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1">
            <bdi dir="ltr" className="min-w-0 flex-1 basis-40 break-all rtl:text-end">
              {entry}
            </bdi>
            <Form method="post" replace preventScrollReset className="-me-[8px] ms-auto">
              <input type="hidden" name="intent" value={contactIntent('remove', kind)} />
              <input type="hidden" name="entry" value={entry} />
              <Button
                type="submit"
                look="quiet"
                className="px-[8px]"
                aria-label={kind === 'emails' ? account.removeEmail(entry) : account.removePhone(entry)}
                pending={pendingEntry === entry && account.removingEntry}
              >
                {account.removeEntry}
              </Button>
            </Form>
          </li>
        ))}
        {entries.length === 0 && !loginEmail ? (
          <li className="py-4 text-soft">{account.noEntries[kind]}</li>
        ) : null}
      </ul>
      {own?.failure && own.intent !== contactIntent('add', kind) ? (
        <div className="mt-4">
          <FailedForm title={account.saveFailed} failure={own.failure} />
        </div>
      ) : null}
      <AddForm key={entries.length} kind={kind} memberId={memberId} result={own} />
      {entries.length > 1 ? (
        <Disclosure summary={account.removeAll[kind]} className="mt-4">
          <Form method="post" replace preventScrollReset>
            <input type="hidden" name="intent" value={contactIntent('removeAll', kind)} />
            <Button type="submit" look="danger" pending={isRemovingAll && account.removingEntry}>
              {account.removeAll[kind]}
            </Button>
          </Form>
        </Disclosure>
      ) : null}
    </section>
  );
}

function AddForm({ kind, memberId, result }: Pick<ContactListProps, 'kind' | 'memberId' | 'result'>) {
  const { account, form } = useText();
  const isEmail = kind === 'emails';
  const state = useForm(contactIntent('add', kind), result);
  return (
    <StoreForm
      state={state}
      draft={{ name: kind, memberId }}
      failedTitle={account.saveFailed}
      preventScrollReset
      className="mt-5 flex flex-wrap items-end gap-3"
    >
      <FormText
        name={`${kind}.0`}
        defaultValue={result?.isSaved ? '' : result?.values?.[`${kind}.0`]}
        readOnly={state.isPending}
        label={isEmail ? account.newEmail : account.newPhone}
        type={isEmail ? 'email' : 'tel'}
        autoComplete={isEmail ? 'email' : 'tel'}
        dir="ltr"
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" look="outline" pending={state.isPending && form.saving}>
        {isEmail ? account.addEmail : account.addPhone}
      </Button>
    </StoreForm>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
