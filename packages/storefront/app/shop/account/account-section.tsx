import { ChevronLeft } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, type SVGProps } from 'react';
import { useRevalidator } from 'react-router';
import { LINK } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { LoadingStatus } from '../../components/skeleton.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { errorOf } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';
import type { Read } from './account-request.ts';

interface AccountSectionProps {
  title: string;
  /** What can be done on the page. */
  text?: ReactNode;
  /** Where the page belongs to, other than to the account. */
  parent?: { label: string; to: string };
  children: ReactNode;
}

/** A page of the account with its heading. On phones, a link replaces the navigation. */
export function AccountSection({ title, text, parent, children }: AccountSectionProps) {
  const { account } = useText();
  const paths = usePaths();
  const back = parent ?? { label: account.title, to: paths.account };
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <p className={parent ? undefined : 'lg:hidden'} data-print="none">
        <PageLink to={back.to} className={`${LINK} gap-1`}>
          <ChevronLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {back.label}
        </PageLink>
      </p>
      <h1 tabIndex={-1} className="text-title">
        {title}
      </h1>
      {text ? <p className="mt-3 max-w-prose text-soft">{text}</p> : null}
      <div className="mt-8">{children}</div>
    </>
  );
}

interface AccountReadProps<Value> {
  read: Deferred<Read<Value>>;
  /** Placeholder in the size of the content. */
  skeleton: ReactNode;
  failedTitle: string;
  /** Level of the heading of the error, if the page has no other. */
  level?: 'h1';
  children: (value: Value) => ReactNode;
}

/** Shows what the loader has read, a skeleton before that, and an error with a retry if it has failed. */
export function AccountRead<Value>({ skeleton, ...props }: AccountReadProps<Value>) {
  const { states } = useText();
  return (
    <Suspense
      fallback={
        <>
          <LoadingStatus>{states.loading}</LoadingStatus>
          {skeleton}
        </>
      }
    >
      <Content {...props} />
    </Suspense>
  );
}

function Content<Value>({ read, failedTitle, level, children }: Omit<AccountReadProps<Value>, 'skeleton'>) {
  const { value, failure } = useDeferred(read);
  const { revalidate, state } = useRevalidator();
  if (failure)
    return (
      <>
        {level ? <PageHead title={failedTitle} isIndexed={false} /> : null}
        <ErrorNotice
          level={level}
          title={failedTitle}
          error={errorOf(failure)}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        />
      </>
    );
  return children(value as Value);
}

/** A page in the navigation of the account. */
export interface AccountLink {
  /** Its path below that of the account. */
  path: string;
  label: string;
  text: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}
