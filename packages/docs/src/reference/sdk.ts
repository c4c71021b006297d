/** The functions of the platform's own SDK, each with the call that it makes. */
import type { Operation } from 'storewire-tools';
import type { Contract } from './contract.ts';
import { callPage } from './links.ts';
import { link, type Page } from './page.ts';

type Sdk = NonNullable<Operation['sdk']>;
type SdkCall = Operation & { sdk: Sdk };

const isInSdk = (call: Operation): call is SdkCall => call.sdk !== undefined;

export function makeSdkPage({ calls }: Contract): Page {
  const known = calls.filter(isInSdk);
  const packages = Map.groupBy(known, ({ sdk }) => sdk.package);
  const others = calls.filter((call) => !isInSdk(call));
  return {
    id: 'sdk',
    title: 'Functions of the SDK',
    description: `${known.length} functions of the platform’s own SDK, each with the call that replaces it.`,
    body: [
      `The arguments of a function are properties of one input object. A function that returns a property of the response has its name after the arrow: the call returns the whole response. ${link('Coming from the SDK', 'guides/coming-from-the-sdk')} describes the other differences.`,
      ...[...packages].map(([name, list]) => `## \`${name}\`\n\n${table(list)}`),
      `## Without a function\n\nThe SDK exports no function for these calls, or wraps them in an authentication strategy: ${others.map((call) => link(`\`${call.id}\``, callPage(call))).join(', ')}.`,
    ].join('\n\n'),
    source: 'openapi',
  };
}

const table = (calls: readonly SdkCall[]): string =>
  ['| SDK | storewire |', '|---|---|', ...calls.toSorted(byFunction).map(row)].join('\n');

const byFunction = (one: SdkCall, other: SdkCall): number =>
  one.sdk.function.localeCompare(other.sdk.function, 'en');

function row(call: SdkCall): string {
  const note = call.deprecated ? ' (deprecated)' : '';
  return `| ${sdkCode(call.sdk)} | ${link(`\`${call.id}(${inputOf(call.sdk)})\``, callPage(call))}${note} |`;
}

/** A function with its arguments and what it returns, as code. */
export function sdkCode({ function: name, arguments: args, returns }: Sdk): string {
  const list = args.map((arg) => (arg === '...' ? 'options' : arg)).join(', ');
  return `\`${name}(${list})\`${returns ? ` → \`${returns}\`` : ''}`;
}

function inputOf({ arguments: args }: Sdk): string {
  if (args.length === 0) return '';
  if (args.join() === '...') return 'options';
  return `{ ${args.map((arg) => (arg === '...' ? '...options' : arg)).join(', ')} }`;
}
