import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { usePaths } from '../../routing/paths.ts';

/** A change of the line: a form for the server, which the page makes itself if it can. */
export interface LineFix {
  label: string;
  /** The name of the button, if the label alone does not say which line. */
  name?: string;
  fields: Readonly<Record<string, string>>;
  onFix: () => void;
}

interface LineNoticeProps {
  /** Whether it prevents an order. */
  isError?: boolean;
  /** What the shopper can do about it. */
  fix?: LineFix | undefined;
  children: ReactNode;
}

/** A fact or a problem about a line of the cart, with its fix as a button. */
export function LineNotice({ isError = false, fix, children }: LineNoticeProps) {
  const paths = usePaths();
  const Icon = isError ? CircleAlert : Info;
  return (
    <div
      role="status"
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border px-3.5 py-2 text-sm',
        isError ? 'border-danger/40 bg-danger-soft text-danger' : 'border-line bg-sunk',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-40">{children}</p>
      {fix ? (
        <Form
          method="post"
          action={paths.cart}
          onSubmit={(event) => {
            event.preventDefault();
            fix.onFix();
          }}
        >
          {Object.entries(fix.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" look="outline" size="small" aria-label={fix.name}>
            {fix.label}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
