/** The parts of Prism that a mock is made of. */
import { createRequire } from 'node:module';
import type * as Prism from '@stoplight/prism-http';
import type * as Preferences from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';

type Components = Prism.PrismHttpComponents;

const require = createRequire(import.meta.url);

interface Context {
  data: unknown;
  schemaCode: unknown;
  fail$data(condition: unknown): void;
}

const loaded = withExactMultiples(() => ({
  ...(require('@stoplight/prism-http') as typeof Prism),
  mockWithPrism: (require('@stoplight/prism-http/dist/mocker/index.js') as { default: Components['mock'] })
    .default,
  ...(require('@stoplight/prism-http/dist/validator/index.js') as Pick<Components, 'validateInput'>),
  ...(require('@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js') as Pick<
    typeof Preferences,
    'getHttpConfigFromRequest'
  >),
}));
export const {
  createInstance,
  getHttpConfigFromRequest,
  mockWithPrism,
  NO_METHOD_MATCHED_ERROR,
  NO_PATH_MATCHED_ERROR,
  ProblemJsonError,
  validateInput: validateWithPrism,
} = loaded;

/**
 * Ajv divides numbers, so that 0.29 is no multiple of 0.01. Prism does not say otherwise to its validators, which
 * are made when it is loaded: meanwhile the keyword has a tolerance, that of numbers of the size of the quotient.
 */
function withExactMultiples<T>(load: () => T): T {
  const ofPrism = createRequire(require.resolve('@stoplight/prism-http'));
  const { _ } = ofPrism('ajv') as { _: (strings: TemplateStringsArray, ...values: unknown[]) => unknown };
  const { default: keyword } = ofPrism('ajv/dist/vocabularies/validation/multipleOf') as {
    default: { code: (context: Context) => void };
  };
  const { code } = keyword;
  keyword.code = (context) => {
    const quotient = _`${context.data} / ${context.schemaCode}`;
    const distance = _`Math.abs(${quotient} - Math.round(${quotient}))`;
    context.fail$data(_`!(${distance} <= ${4 * Number.EPSILON} * Math.abs(${quotient}))`);
  };
  try {
    return load();
  } finally {
    keyword.code = code;
  }
}
