/**
 * Which folder may import which: the layers of ARCHITECTURE.md. Types count as well as values, unless a rule
 * says otherwise.
 * @type {import('dependency-cruiser').IConfiguration}
 */
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
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere. The package itself is there once it is built.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^storewire(/|$)|/[+]types/|^(virtual|astro):' },
    },
    {
      name: 'no-node-in-src',
      severity: 'error',
      comment: 'The client runs in browsers and workers. What needs Node is in a folder of its own.',
      from: {
        path: '^(src|generated|app/(storefront|shared))/',
        pathNot: '^src/(node|undici)/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-and-errors-import-nothing-else',
      severity: 'error',
      comment: 'They know no store vocabulary, and no package.',
      from: { path: '^src/(core|errors|lib)/' },
      to: { pathNot: '^src/(core|errors|lib)/' },
    },
    {
      name: 'parts-import-only-core',
      severity: 'error',
      comment: 'Each is usable without the others: calls and lists are passed in.',
      from: { path: '^src/(paging|queries|storage|wire)/' },
      to: { pathNot: ['^src/($1|core|errors|lib)/'] },
    },
    {
      name: 'media-import-only-wire',
      severity: 'error',
      from: { path: '^src/media/' },
      to: { pathNot: ['^src/(media|wire|core|errors|lib)/'] },
    },
    {
      name: 'auth-import-only-the-contract',
      severity: 'error',
      comment: 'Sign-in, tokens and redirects are calls of the contract.',
      from: { path: '^src/auth/' },
      to: {
        pathNot: [
          '^src/(auth|redirects|storage|core|errors|lib)/',
          '^generated/operations/(authentication|oauth|recovery|redirects|verification)[.]ts$',
          '^generated/types[.]ts$',
        ],
      },
    },
    {
      name: 'graphql-import-only-core',
      severity: 'error',
      comment: 'One call of the contract is all that it makes.',
      from: { path: '^src/graphql/' },
      to: {
        pathNot: [
          '^src/(graphql|core|errors|lib)/',
          '^generated/(operations/graphql|types)[.]ts$',
          '^node_modules/graphql/',
        ],
      },
    },
    {
      name: 'openapi-fetch-import-only-core',
      severity: 'error',
      comment: 'Of the contract it has the types of paths only. No other entry carries openapi-fetch.',
      from: { path: '^src/openapi-fetch/' },
      to: {
        pathNot: [
          '^src/(openapi-fetch|core|errors|lib)/',
          '^generated/paths[.]ts$',
          '^node_modules/openapi-fetch/',
        ],
      },
    },
    {
      name: 'openapi-fetch-stays-in-its-entry',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: '^src/openapi-fetch/' },
      to: { path: ['^node_modules/openapi-fetch/', '^src/openapi-fetch/'] },
    },
    {
      name: 'undici-imports-only-core',
      severity: 'error',
      comment: 'It sends requests that the transport has built, and needs nothing else of the client.',
      from: { path: '^src/undici/' },
      to: { pathNot: ['^src/(undici|core)/', '^node_modules/undici/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'undici-stays-in-its-entry',
      severity: 'error',
      from: { path: '^(src|generated|app)/', pathNot: '^src/undici/' },
      to: { path: ['^node_modules/undici/', '^src/undici/'] },
    },
    {
      name: 'redirects-import-only-core-and-the-contract',
      severity: 'error',
      comment: 'They send one call of the contract, and build the URL of another.',
      from: { path: '^src/redirects/' },
      to: {
        pathNot: [
          '^src/(redirects|core|errors|lib)/',
          '^generated/(types|operations/(authentication|redirects))[.]ts$',
        ],
      },
    },
    {
      name: 'uploads-import-only-core-and-the-contract',
      severity: 'error',
      comment: 'Uploads make the calls of one service and know storage only by its interface.',
      from: { path: '^src/uploads/' },
      to: {
        pathNot: [
          '^src/(uploads|core|errors|lib)/',
          '^src/storage/storage[.]ts$',
          '^generated/(operations/files|types)[.]ts$',
          '^node_modules/tus-js-client/',
        ],
      },
    },
    {
      name: 'tus-is-loaded-late',
      severity: 'error',
      comment: 'Bundles that upload small files only must not contain it.',
      from: { path: '^src/' },
      to: {
        path: '^node_modules/tus-js-client/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
        dynamic: false,
      },
    },
    {
      name: 'node-stays-in-node',
      severity: 'error',
      comment: 'What only Node can do is in an entry of its own.',
      from: { path: '^(src|generated|app)/', pathNot: '^src/node/' },
      to: { path: '^src/node/' },
    },
    {
      name: 'generated-takes-values-from-runtime-only',
      severity: 'error',
      from: { path: '^generated/' },
      to: { pathNot: ['^generated/', '^src/runtime/', '^node_modules/zod/'] },
    },
    {
      name: 'runtime-holds-factories-only',
      severity: 'error',
      comment: 'Entries join generated values and façade; what generated code is made of cannot need it.',
      from: { path: '^src/(runtime|core|errors|lib|paging|storage)/' },
      to: { path: '^generated/' },
    },
    {
      name: 'react-never-fetches',
      severity: 'error',
      comment:
        'Hooks go through the client that the provider was given. A session is given too; what it looks like is all they know of it.',
      from: { path: '^src/react/' },
      to: {
        path: '^src/(core/(client|request|response|retry|transport)[.]ts|auth/)',
        pathNot: '^src/auth/session/member-session[.]ts$',
      },
    },
    {
      name: 'react-takes-the-session-as-a-type',
      severity: 'error',
      from: { path: '^src/react/' },
      to: { path: '^src/auth/session/member-session[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-session-hooks-sign-in',
      severity: 'error',
      comment: 'Who imports a data hook alone must not carry the sign-in.',
      from: { path: '^src/react/', pathNot: '^src/react/session/' },
      to: { path: '^src/sign-in[.]ts$' },
    },
    {
      name: 'react-stays-out-of-the-client',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(react/|runtime/react[.]ts)' },
      to: { path: ['^src/react/', '^node_modules/(react|react-dom|swr)/'] },
    },
    {
      name: 'zod-and-msw-stay-in-their-entries',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(zod/|msw/|runtime/)' },
      to: { path: ['^node_modules/(zod|msw)/', '^generated/(zod|msw)/', '^src/msw/'] },
    },
    {
      name: 'webhooks-import-only-core',
      severity: 'error',
      comment: 'Of the contract they know the events. Everything else is passed in.',
      from: { path: '^src/webhooks/' },
      to: {
        pathNot: [
          '^src/(webhooks|storage|core|errors|lib)/',
          '^generated/(events/index|types)[.]ts$',
          '^node_modules/jose/',
        ],
      },
    },
    {
      name: 'testing-import-nothing-else',
      severity: 'error',
      comment: 'A signer that shared code with the verifier would share its mistakes.',
      from: { path: '^src/testing/' },
      to: {
        pathNot: [
          '^src/testing/',
          '^src/webhooks/event-table[.]ts$',
          '^generated/(events/index|types)[.]ts$',
          '^node_modules/jose/',
        ],
      },
    },
    {
      name: 'jose-stays-in-its-entries',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(webhooks|testing)/' },
      to: {
        path: ['^node_modules/jose/', '^src/(webhooks|testing)/'],
        pathNot: '^src/webhooks/event-table[.]ts$',
      },
    },
    {
      name: 'server-stays-on-servers',
      severity: 'error',
      comment: 'It holds secrets, and a page would carry it for nothing.',
      from: { path: '^(src|generated|app)/', pathNot: '^(src|app)/server/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'web-methods-import-only-core-and-the-contract',
      severity: 'error',
      comment: 'They make one call of the contract. How a token is checked is passed in.',
      from: { path: '^src/web-methods/' },
      to: {
        pathNot: ['^src/(web-methods|core|errors|lib)/', '^generated/(operations/webMethods|types)[.]ts$'],
      },
    },
    {
      name: 'pages-import-no-web-method-server',
      severity: 'error',
      comment: 'A page gets the types of the server; the code stays there.',
      from: { path: '^src/web-methods/index[.]ts$' },
      to: { path: '^src/web-methods/(server|handler|callers|errors)[.]ts$' },
    },
    {
      name: 'node-import-nothing-else',
      severity: 'error',
      comment: 'It turns what Node has into standard objects, and knows nothing of the client.',
      from: { path: '^src/node/' },
      to: { pathNot: ['^src/node/', '^node_modules/@types/node/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'src-knows-nothing-above-it',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: '^src/orval/' },
      to: { path: '^(app|scripts|test|platform)/' },
    },
    {
      name: 'orval-import-only-the-generators',
      severity: 'error',
      comment:
        'It publishes their builder of hooks. What they need of Node and of other packages stays out of it.',
      from: { path: '^src/orval/' },
      to: { pathNot: ['^src/orval/', '^scripts/generate/(hook-files|enumerations|openapi)[.]ts$'] },
    },
    {
      name: 'orval-stays-in-its-entry',
      severity: 'error',
      comment: 'A configuration runs it, never a page.',
      from: { path: '^(src|generated|app)/', pathNot: '^src/orval/' },
      to: { path: '^src/orval/' },
    },
    {
      name: 'app-takes-public-entries',
      severity: 'error',
      comment: 'The store front is a user of the package like any other.',
      from: { path: '^app/', pathNot: '^app/(bench|e2e|screenshots)/' },
      to: {
        path: '^(src|generated|scripts|test|platform)/',
        pathNot: [
          '^src/(index|operations|paging|sign-in|react/server|web-methods/server)[.]ts$',
          '^src/(media|queries|react|redirects|server|uploads|web-methods|wire|zod)/index[.]ts$',
        ],
      },
    },
    {
      name: 'pages-know-the-server-by-the-request',
      severity: 'error',
      comment: 'Loaders and actions get the session, the clients and the settings from the request.',
      from: { path: '^app/(storefront|shared)/' },
      to: {
        path: '^app/server/',
        pathNot:
          '^app/server/(store-request|store-path|settings|preferred-language|store-reads|fresh-for)[.]ts$',
      },
    },
    {
      name: 'shared-knows-no-page',
      severity: 'error',
      from: { path: '^app/shared/' },
      to: { path: '^app/storefront/' },
    },
    {
      name: 'platform-folders-form-layers',
      severity: 'error',
      comment: 'Folders that import each other are one layer. The README of the platform lists the layers.',
      scope: 'folder',
      from: { path: '^packages/platform/src/' },
      to: { circular: true },
    },
    {
      name: 'platform-takes-types-of-the-client',
      severity: 'error',
      comment: 'Both sides of the wire are independent. They share the dispatcher of web methods.',
      from: { path: '^packages/platform/src/' },
      to: {
        path: ['^(src|generated)/', '^storewire(/|$)'],
        pathNot: '^src/web-methods/server[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-stays-in-data',
      severity: 'error',
      comment: 'The class of node:sqlite is being renamed, and handlers must not depend on tables.',
      from: { path: '^packages/platform/src/', pathNot: '^packages/platform/src/data/' },
      to: {
        path: [
          '^node:sqlite$',
          '^sqlite$',
          '^packages/platform/src/data/(sqlite|filter|paging|cursor)[.]ts$',
        ],
      },
    },
    {
      name: 'scripts-do-not-run-the-client',
      severity: 'error',
      comment:
        'The generators make it. They know the properties of a client as a type. `npm start` runs the platform and the store front by one module each.',
      from: { path: '^scripts/', pathNot: '^scripts/cli/mcp' },
      to: {
        path: '^(src|app|test|platform)/',
        pathNot:
          '^(src/(orval/|core/client[.]ts$)|platform/(generate/|src/index[.]ts$)|app/server/start[.]ts$)',
      },
    },
    {
      name: 'mcp-takes-public-entries',
      severity: 'error',
      comment: 'It makes calls with the client, as any other user of the package does.',
      from: { path: '^scripts/cli/mcp' },
      to: { path: '^(src|app|test|platform)/', pathNot: '^src/(zod/)?index[.]ts$' },
    },
    {
      name: 'bootstrap-needs-no-package',
      severity: 'error',
      comment: 'It runs before anything is installed.',
      from: { path: '^scripts/bootstrap/' },
      to: { pathNot: ['^scripts/bootstrap/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'command-is-published-whole',
      severity: 'error',
      comment: 'Only these folders of scripts/ are in the package.',
      from: { path: '^scripts/(cli|generate|mock)/' },
      to: { path: '^scripts/', pathNot: '^scripts/(cli|generate|mock)/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^dist/'] },
    exclude: { path: ['^(platform|docs/site)/(dist|[.]astro)/', '^app/(build|[.]react-router)/'] },
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
