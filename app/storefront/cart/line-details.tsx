import type { CartLineItem } from 'storewire';
import { translated } from './translated.ts';

interface Detail {
  name: string;
  value: string;
  /** Color of the choice, as CSS. */
  color?: string | undefined;
}

/** What distinguishes a line from others of the same product: options, extras and the subscription. */
export function LineDetails({ line }: { line: CartLineItem }) {
  const details = detailsOf(line);
  const subscription = translated(line.subscriptionOptionInfo?.title);
  return (
    <>
      {details.length === 0 ? null : (
        <dl className="mt-1 flex flex-col gap-x-4 text-sm text-soft">
          {details.map(({ name, value, color }) => (
            <div key={`${name} ${value}`} className="flex items-baseline gap-1.5">
              <dt>{name}</dt>
              <dd className="text-ink">
                {color ? (
                  <span
                    aria-hidden="true"
                    className="me-1.5 inline-block size-3.5 rounded-full border border-ink/20 align-[-0.15em]"
                    style={{ backgroundColor: color }}
                  />
                ) : null}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {subscription ? <p className="mt-1 text-sm text-soft">{subscription}</p> : null}
    </>
  );
}

function detailsOf({ descriptionLines = [], modifierGroups = [] }: CartLineItem): Detail[] {
  const options = descriptionLines.map(({ name, plainText, colorInfo }) => ({
    name: translated(name),
    value: translated(colorInfo ?? plainText),
    color: colorInfo?.code ?? undefined,
  }));
  const extras = modifierGroups.map(({ name, modifiers = [] }) => ({
    name: translated(name),
    value: modifiers.map(({ label }) => translated(label)).join(', '),
  }));
  return [...options, ...extras].filter(({ value }) => value !== '');
}
