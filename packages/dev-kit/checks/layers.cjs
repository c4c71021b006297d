/**
 * Which folder may import which: the layers of ARCHITECTURE.md. Packages are separated by their exports.
 * Types count as well as values, unless a rule says otherwise.
 */

/** Folders of the client that know nothing of the contract and of packages. */
const BASE = '^src/(core|errors|lib)/';

/** Parts of the client, each of which can be used without the others. */
const PARTS = '^src/(auth|graphql[.]ts|media|money|paging|redirects|storage|uploads|web-methods)(/|$)';

/** What several of these parts build on. */
const SHARED = '^src/(redirects|storage)/';

/** Folders of the client that import packages, which are optional peer dependencies. */
const WITH_PACKAGES = 'msw|openapi-fetch|react|runtime|uploads|zod';

/** What runs on servers only. */
const SERVERS = '^packages/((storefront|backoffice)/)?server/';

/** Layers of the platform, from the lowest. Each imports itself and those before it. */
const PLATFORM_LAYERS = ['kernel', 'features', 'seeds', 'server', 'cli'];

/** Features of the platform, from the lowest. Each imports the kernel, itself and those before it. */
const FEATURES = [
  'media',
  'members',
  'identity',
  'catalog',
  'catalog-v3',
  'items',
  'stock',
  'pricing',
  'orders',
  'payments',
  'carts',
  'carts-v1',
  'reviews',
  'redirects',
];

/**
 * A rule for each of these folders: it imports no later one.
 * @param {string} parent
 * @param {string[]} names
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const inOrder = (parent, names) =>
  names.slice(0, -1).map((name, index) => ({
    name: `${name}-imports-no-later-folder`,
    severity: 'error',
    comment: `The order is ${names.join(', ')}.`,
    from: { path: `^${parent}/${name}/` },
    to: { path: `^${parent}/(${names.slice(index + 1).join('|')})/` },
  }));

/**
 * An import by a relative path.
 * @type {{ dependencyTypes: import('dependency-cruiser').DependencyType[], dependencyTypesNot: import('dependency-cruiser').DependencyType[] }}
 */
const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] };

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that import each other cannot be read or tested one by one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'description-knows-no-other-folder',
      severity: 'error',
      comment: 'What reads a description is used by all that makes something of it.',
      from: { path: '^packages/tools/src/description/' },
      to: { path: '^packages/tools/src/(?!description/)' },
    },
    {
      name: 'folders-form-layers',
      severity: 'error',
      comment: 'Of two folders that import each other, neither can be read without the other.',
      scope: 'folder',
      from: { path: '^packages/(platform/src|(storefront|backoffice)/(app|server))(/|$)' },
      to: { circular: true },
    },
    {
      name: 'packages-import-each-other-by-name',
      severity: 'error',
      comment: 'What a package does not export is its own affair.',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(packages|src|generated|test|scripts)/', pathNot: '^packages/$1/', ...BY_PATH },
    },
    {
      name: 'the-client-imports-packages-by-name',
      severity: 'error',
      from: { path: '^(src|generated|test|scripts)/' },
      to: { path: '^packages/', ...BY_PATH },
    },
    {
      name: 'the-client-imports-no-package',
      severity: 'error',
      comment: 'The command starts the packages that a user has installed.',
      from: { path: '^(src|generated)/', pathNot: '^src/bin/' },
      to: { path: '^(packages|scripts|test)/' },
    },
    {
      name: 'base-imports-nothing-else',
      severity: 'error',
      comment: 'It has no vocabulary of a store, and no dependency.',
      from: { path: BASE },
      to: { pathNot: BASE },
    },
    {
      name: 'parts-do-not-import-each-other',
      severity: 'error',
      comment: 'Each can be used without the others: calls, sessions and lists are passed in.',
      from: { path: PARTS },
      to: { path: PARTS, pathNot: ['^src/$1/', SHARED] },
    },
    {
      name: 'factories-know-no-call',
      severity: 'error',
      comment: 'What generated code imports cannot import generated code.',
      from: { path: '^src/(runtime|paging|storage)/' },
      to: { path: '^generated/', pathNot: '^generated/types[.]ts$' },
    },
    {
      name: 'generated-imports-values-from-runtime-only',
      severity: 'error',
      from: { path: '^generated/' },
      to: { pathNot: ['^generated/', '^src/runtime/', '^node_modules/zod/'] },
    },
    {
      name: 'react-makes-no-request',
      severity: 'error',
      comment:
        'Hooks call the client that the provider has, and start a sign-in. Of a session they know the types.',
      from: { path: '^src/react/' },
      to: {
        path: '^src/(core/(client|request|response|retry|transport)[.]ts|auth/(session/|[^/]+$))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'dependencies-stay-in-their-entries',
      severity: 'error',
      comment: 'A user installs the packages of the entries that they import, and no others.',
      from: { path: '^src/', pathNot: `^src/(${WITH_PACKAGES})[./]` },
      to: {
        path: [`^src/(${WITH_PACKAGES})[./]`, '^node_modules/'],
        pathNot: '^src/runtime',
      },
    },
    {
      name: 'the-server-imports-entries',
      severity: 'error',
      comment:
        'What it needs of the client, the servers of users may need, too; `storewire/internal` has the rest.',
      from: { path: '^packages/server/src/' },
      to: { path: '^(src|generated)/', pathNot: '^src/(index|internal|operations)[.]ts$' },
    },
    {
      name: 'internal-is-for-packages-that-pin-the-client',
      severity: 'error',
      comment:
        'It follows no semantic versions. The store front and the templates are copied, so that they get the client of another day.',
      from: { pathNot: '^(scripts|packages/(server|tools|platform|react-admin))/' },
      to: { path: '^src/internal[.]ts$' },
    },
    {
      name: 'react-admin-is-known-by-its-types',
      severity: 'error',
      comment: 'The adapter works with the copy of react-admin that the user has.',
      from: { path: '^packages/react-admin/src/' },
      to: { path: 'node_modules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'servers-stay-on-servers',
      severity: 'error',
      comment: 'A page must not contain their secrets.',
      from: { path: '^(src|generated|packages/(storefront|backoffice)/app)/' },
      to: { path: SERVERS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-of-node-stay-in-their-entries',
      severity: 'error',
      comment: 'The client runs in browsers and workers.',
      from: {
        path: '^(src|generated|packages/(server/src|(storefront|backoffice)/app))/',
        pathNot: '^src/bin/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-imports-types-of-the-client',
      severity: 'error',
      comment:
        'Both sides of the wire are independent. They share the dispatcher of web methods, the schemas of the contract and `storewire/internal`. A command is on the other side.',
      from: { path: '^packages/platform/src/', pathNot: '^packages/platform/src/cli/triggers/' },
      to: {
        path: '^(src|generated)/',
        pathNot: '^src/(internal|zod/index)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...inOrder('packages/platform/src', PLATFORM_LAYERS),
    ...inOrder('packages/platform/src/features', FEATURES),
    {
      name: 'features-have-an-order',
      severity: 'error',
      comment: 'A new feature gets its place in the list of features above.',
      from: { path: `^packages/platform/src/features/(?!(${FEATURES.join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'nothing-needs-version-1-of-carts',
      severity: 'error',
      comment:
        'The contract removes it on 2027-02-01: its folder is then deleted, with the lines that name it.',
      from: {
        path: '^packages/platform/src/',
        pathNot:
          '^packages/platform/src/(features/carts-v1/|features/index[.]ts$|seeds/examples/carts-v1[.]ts$)',
      },
      to: { path: '^packages/platform/src/features/carts-v1/' },
    },
    {
      name: 'features-do-not-know-their-table',
      severity: 'error',
      from: { path: '^packages/platform/src/(kernel|features/[^/]+)/' },
      to: { path: '^packages/platform/src/(features/)?[^/]+[.]ts$' },
    },
    {
      name: 'rules-import-no-calls',
      severity: 'error',
      comment: 'Calls and actions are how a feature is reached. What two of them share is a rule.',
      from: { path: '^packages/platform/src/features/[^/]+/[^/]+[.]ts$' },
      to: { path: '^packages/platform/src/features/[^/]+/(calls|admin)/' },
    },
    {
      name: 'sql-stays-in-the-store',
      severity: 'error',
      comment: 'The class of node:sqlite is being renamed, and handlers must not depend on tables.',
      from: { path: '^packages/platform/src/', pathNot: '^packages/platform/src/kernel/store/' },
      to: {
        path: '^(node:)?sqlite$|^packages/platform/src/kernel/store/(sqlite|filter|paging|cursor)[.]ts$',
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)dist/'] },
    exclude: { path: '^packages/[^/]+/(dist|build|[.]astro|[.]react-router|documents|shared|templates)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['storewire-source', 'import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
