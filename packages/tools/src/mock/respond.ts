/** How a mock responds: with the example that Prism chooses, adapted to the request. */
import type { PrismHttpComponents } from '@stoplight/prism-http';
import { toPage } from './pages.ts';
import { mockWithPrism } from './prism.ts';
import { withViolations } from './violations.ts';

type Respond = PrismHttpComponents['mock'];

/** A request that names an example gets it unchanged. */
const namesExample = (headers: Readonly<Record<string, string>> = {}): boolean =>
  /\bexample=/.test(headers['prefer'] ?? '');

/** Errors name what is wrong with the request, and lists have the requested page of the example. */
export const respond: Respond = (options) => (logger) => {
  const result = mockWithPrism(options)(logger);
  if (result._tag === 'Left') return result;
  const { data, validations } = options.input;
  const { body, statusCode } = result.right;
  const adapted =
    statusCode === 400 && validations.length > 0
      ? withViolations(body, validations)
      : statusCode < 300 && !namesExample(data.headers)
        ? toPage(body, { resource: options.resource, element: data })
        : body;
  return { ...result, right: { ...result.right, body: adapted } };
};
