/** What a reader does to run samples: the shop, the caller, and what comes first. */
import { CLIENT_ID, callerOf, LOCAL_PLATFORM, type Operation } from 'storewire-tools';
import type { Contract } from './contract.ts';
import { callLink } from './links.ts';
import { commandFor, firstCall, hintOn, MEMBER_TOKEN, PLATFORM_COMMAND, SITE_ID } from './local-platform.ts';
import { link } from './page.ts';

/** The shop in which the samples succeed, the caller, and what comes first. */
export function whereSamplesRun(contract: Contract, call: Operation): string {
  const caller = callerOf(call);
  const first = firstCall(call);
  return [
    `The samples run in a new shop of \`${commandFor(call)}\`${caller ? `, as a ${link(caller, 'calls', `as-a-${caller}`)}` : ''}.`,
    first && `Before these samples and the form, run a sample of ${callLink(contract, first)}.`,
    hintOn(call),
  ]
    .filter(Boolean)
    .join(' ');
}

/** How to start that shop, and the variables of each caller. */
export const RUN_SAMPLES = `Each call has a page with its input, response, errors, samples, and a form that sends it. All samples compile. They succeed in a new shop with the data of the examples, except where the page says what to change:

\`\`\`sh
${PLATFORM_COMMAND}
export STOREWIRE_URL=${LOCAL_PLATFORM}   # read by the samples for curl
\`\`\`

A page names the caller of its samples. The ids and the token of the member are those of that shop, and protect nothing.

### As a visitor

\`visitor()\` gets its own token. For curl:

\`\`\`sh
export STOREWIRE_TOKEN=$(curl -s -X POST "$STOREWIRE_URL/oauth2/token" -H 'Content-Type: application/json' \\
  -d '{"clientId":"${CLIENT_ID}","grantType":"anonymous"}' | node -p 'JSON.parse(require("fs").readFileSync(0)).access_token')
\`\`\`

### As a member

The member of the examples, who has a cart, a checkout and an order. In your own shop, \`member()\` has the token of the member who signed in: see ${link('Sign in', 'guides/sign-in')}.

\`\`\`sh
export STOREWIRE_TOKEN=${MEMBER_TOKEN}
\`\`\`

### As a merchant

With the API key, which is that of your shop: the command prints it.

\`\`\`sh
export STOREWIRE_API_KEY=… STOREWIRE_SITE_ID=${SITE_ID}
\`\`\``;
