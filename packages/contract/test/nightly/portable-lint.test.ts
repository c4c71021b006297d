/** Strict rules of others over the portable description. Each rule that is off, and each finding that stays, has its reason. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { describe, expect, test } from 'vitest';

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(`storewire-contract/${name}`));
const text = (name: string): Promise<string> => readFile(fileOf(name), 'utf8');

// What is off applies to the platform, or the rule knows less than JSON Schema.
const REDOCLY_RULES = {
  // The platform has them; the literal segment wins, as in every router.
  'no-ambiguous-paths': 'off',
  // Sign-in and sign-out return 302 only.
  'operation-2xx-response': 'off',
} as const;

test('redocly accepts openapi.json with all of its strict rules, its examples included', async () => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: REDOCLY_RULES });
  const source = await text('openapi.json');
  const found = await lintFromString({ source, absoluteRef: fileOf('openapi.json'), config });
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

const OWASP_RULES = {
  // The description has the limits that the platform documents. One that is made up would reject what the platform accepts.
  'owasp:api4:2023-string-limit': 'off',
  'owasp:api4:2023-array-limit': 'off',
  'owasp:api4:2023-integer-limit': 'off',
  // The same of formats and patterns.
  'owasp:api4:2023-string-restricted': 'off',
  // No source documents headers about the rate except `Retry-After`, which every 429 has.
  'owasp:api4:2023-rate-limit': 'off',
  // CORS headers are for the browser: code cannot read them.
  'owasp:api8:2023-define-cors-origin': 'off',
  // There is one server, and it is public. A portable document has no keys of one tool.
  'owasp:api9:2023-inventory-access': 'off',
} as const;

const NAVIGATION = [
  '/_api/iam/authentication/v1/callback get',
  '/_api/iam/authentication/v1/logout get',
  '/_api/iam/authentication/v1/sso/login/{tenantId}/{idpConnectionId} get',
  '/ecom/v2/carts/handle-async-checkout-completion get',
  '/oauth2/authorize get',
];

const TOKEN_INFO = '/oauth2/token-info post';

const OWASP_FINDINGS: Record<string, string[]> = {
  // A browser opens these pages, and sends no token.
  'owasp:api2:2023-read-restricted': NAVIGATION,
  // The token in the body is the subject of the question; nothing else is needed to ask.
  'owasp:api2:2023-write-restricted': [TOKEN_INFO],
  'owasp:api8:2023-define-error-responses-401': [...NAVIGATION, TOKEN_INFO],
  // The protocol of the platform: the browser takes the token of a session or a payment along to these pages.
  'owasp:api2:2023-no-credentials-in-url': [
    '/_api/iam/authentication/v1/callback get',
    '/ecom/v2/carts/handle-async-checkout-completion get',
    '/oauth2/authorize get',
  ],
  // Calls without input.
  'owasp:api8:2023-define-error-validation': [
    '/ecom/v1/carts/current delete',
    '/ecom/v1/carts/current get',
    '/ecom/v1/carts/current/remove-coupon post',
    '/ecom/v1/checkout-settings get',
    '/ecom/v2/carts/current delete',
    '/ecom/v2/carts/current get',
    '/ecom/v2/carts/current/refresh post',
    '/ecom/v2/carts/current/remove-delivery-method post',
    '/members/v1/members/join-community post',
    '/members/v1/members/leave-community post',
    '/v1/recommendations/algorithms get',
  ],
};

const isRuleset = (value: unknown): value is RulesetDefinition =>
  typeof value === 'object' && value !== null && 'rules' in value;

describe('the rules of OWASP', () => {
  test('find nothing in openapi.json but what is listed here', async () => {
    const spectral = new spectralCore.Spectral();
    // the package has the types of its CommonJS form only
    const exported: unknown[] = [owasp, owasp.default];
    const ruleset = exported.find(isRuleset);
    if (!ruleset) throw new Error('the package exports no rules');
    spectral.setRuleset({ extends: [[ruleset, 'all']], rules: OWASP_RULES });
    const found = await spectral.run(JSON.parse(await text('openapi.json')));
    const places = new Map<string, Set<string>>();
    for (const { code, path } of found) {
      const [kind, ...rest] = path;
      const place = kind === 'paths' ? rest.slice(0, 2).join(' ') : path.join('/');
      places.set(String(code), (places.get(String(code)) ?? new Set()).add(place));
    }
    const sorted = [...places].map(([code, all]) => [code, [...all].toSorted()]);
    expect(Object.fromEntries(sorted)).toEqual(
      Object.fromEntries(Object.entries(OWASP_FINDINGS).map(([code, all]) => [code, all.toSorted()])),
    );
  });
});
