/** Compiles the validators of requests ahead of time: compiling them when the platform starts would take seconds. */
import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import names from 'ajv/dist/compile/names.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { build } from 'esbuild';
import type { Schema } from 'storewire-tools';
import { regexes } from 'zod';

/** At least three digits, in any script, with usual punctuation and an extension. Empty ones are for other rules. */
const PHONE = /^(?:\+?[\s()./-]*(?:\p{Nd}[\s()./-]*){3,20}(?:(?:x|ext\.?|#)\s*\p{Nd}{1,8})?)?$/iu;

/** What responses can return, as long as addresses of the internet can be: a longer text overflows the stack. */
const EMAIL = new RegExp(`^(?=.{1,320}$)${regexes.email.source.slice(1)}`);

/** The validator of an email address alone, which pages ask for. */
export const EMAIL_ADDRESS = 'emailAddress';

/**
 * The text of a module that exports one validator per input name, and `emailAddress`. `roots` are names of schemas, by
 * exported name.
 */
export async function compileValidators(
  schemas: Readonly<Record<string, Schema>>,
  roots: ReadonlyMap<string, string>,
): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    removeAdditional: true,
    strict: false,
    messages: false,
    inlineRefs: false,
    ownProperties: true,
    code: { source: true, esm: true, lines: false, optimize: 2 },
  });
  formats.default(ajv, { mode: 'full' });
  ajv.addFormat('email', EMAIL);
  ajv.addFormat('password', true);
  ajv.addFormat('decimal', true);
  ajv.addFormat('telephone number', PHONE);
  for (const keyword of [oneOf, anyRequired, exactLength, exactSize, endsAfter]) ajv.addKeyword(keyword);
  ajv.addSchema({ $id: 'requests', components: { schemas } });
  for (const [exported, name] of roots)
    ajv.addSchema({ $id: exported, $ref: `requests#/components/schemas/${name}` });
  ajv.addSchema({ $id: EMAIL_ADDRESS, type: 'string', format: 'email' });
  const names = [...roots.keys(), EMAIL_ADDRESS];
  return bundle(standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name]))));
}

/** Includes the functions of ajv that compiled validators call, so that the platform does not depend on ajv. */
async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return outputFiles[0]?.text ?? '';
}

/** Of each list of property names, at most one may be set. */
const oneOf: CodeKeywordDefinition = {
  keyword: 'x-one-of',
  type: 'object',
  schemaType: 'array',
  error: { message: '', params: ({ params }) => _`{names: ${params['names']}}` },
  code(cxt: KeywordCxt) {
    for (const names of cxt.schema as string[][]) {
      const count = names.map((name) => _`(${cxt.data}[${name}] == null ? 0 : 1)`);
      cxt.setParams({ names: JSON.stringify(names) });
      cxt.fail(_`${count.reduce((sum, each) => _`${sum} + ${each}`)} > 1`);
    }
  },
};

/** Of each list of groups, all properties of one group must be present. */
const anyRequired: CodeKeywordDefinition = {
  keyword: 'x-any-required',
  type: 'object',
  schemaType: 'array',
  error: { message: '', params: ({ params }) => _`{names: ${params['names']}}` },
  code(cxt: KeywordCxt) {
    for (const groups of cxt.schema as string[][][]) {
      const present = groups.map((names) =>
        names.reduce((all, name) => _`${all} && ${cxt.data}[${name}] !== undefined`, _`true`),
      );
      cxt.setParams({ names: JSON.stringify([...new Set(groups.flat())]) });
      cxt.fail(_`!(${present.reduce((any, each) => _`${any} || (${each})`, _`false`)})`);
    }
  },
};

const exactLength: CodeKeywordDefinition = {
  keyword: 'x-exact-length',
  type: 'string',
  schemaType: 'number',
  error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code: (cxt: KeywordCxt) => cxt.fail(_`[...${cxt.data}].length !== ${cxt.schemaCode}`),
};

const exactSize: CodeKeywordDefinition = {
  keyword: 'x-exact-size',
  type: 'array',
  schemaType: 'number',
  error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code: (cxt: KeywordCxt) => cxt.fail(_`${cxt.data}.length !== ${cxt.schemaCode}`),
};

/** Leaves the loop over the entries of a list or map once there are so many errors. */
const endsAfter: CodeKeywordDefinition = {
  keyword: 'x-ends-after',
  schemaType: 'number',
  code: ({ gen, schemaCode }: KeywordCxt) =>
    void gen.if(_`${names.default.errors} >= ${schemaCode}`, () => gen.break()),
};
