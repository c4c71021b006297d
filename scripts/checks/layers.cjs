/**
 * Which folder may import which: the layers of ARCHITECTURE.md. Types count as well as values, unless a rule says otherwise.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', comment: 'Files that import each other cannot be read or tested one by one.', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere. The package itself is there once it is built.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^storewire(/|$)' },
    },
    {
      name: 'no-node-in-src',
      severity: 'error',
      comment: 'The client runs in browsers and workers. Files that need Node say so in their name.',
      from: { path: '^(src|generated|app/(storefront|backoffice|shared))/', pathNot: '^src/server/[^/]+[.]node[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-and-errors-stand-alone',
      severity: 'error',
      comment: 'They know no store vocabulary, and no package.',
      from: { path: '^src/(core|errors)/' },
      to: { pathNot: '^src/(core|errors)/' },
    },
    {
      name: 'auth-stands-on-core',
      severity: 'error',
      comment: 'What else it needs is passed in.',
      from: { path: '^src/auth/' },
      to: { pathNot: ['^src/(auth|core|errors)/'] },
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
      from: { path: '^src/(runtime|core|errors|auth)/' },
      to: { path: '^generated/' },
    },
    {
      name: 'react-never-fetches',
      severity: 'error',
      comment: 'Hooks go through the client that the provider was given. A session is given too; what it looks like is all they know of it.',
      from: { path: '^src/react/' },
      to: { path: '^src/(core/(raw-fetch|request|retry|run)[.]ts|auth/)', pathNot: '^src/auth/member(-session)?[.]ts$' },
    },
    {
      name: 'react-takes-the-session-as-a-type',
      severity: 'error',
      from: { path: '^src/react/' },
      to: { path: '^src/auth/member(-session)?[.]ts$', dependencyTypesNot: ['type-only'] },
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
      name: 'server-stays-on-servers',
      severity: 'error',
      comment: 'It holds secrets, and a page would carry it for nothing.',
      from: { path: '^(src|generated|app)/', pathNot: '^src/server/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'src-knows-nothing-above-it',
      severity: 'error',
      from: { path: '^(src|generated)/' },
      to: { path: '^(app|scripts|test|platform)/' },
    },
    {
      name: 'app-takes-public-entries',
      severity: 'error',
      comment: 'The store front is a user of the package like any other.',
      from: { path: '^app/' },
      to: {
        path: ['^(src|dist|generated|scripts|test)/', '^storewire(/|$)'],
        pathNot: ['^(src|dist/src)/(index|operations|sign-in|zod/index|react/index|msw/index)[.](ts|js)$', '^storewire(/(operations|react|sign-in|zod|msw))?$'],
      },
    },
    {
      name: 'scripts-do-not-run-the-client',
      severity: 'error',
      comment: 'The generators make it.',
      from: { path: '^scripts/' },
      to: { path: '^(src|app|test)/' },
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
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'], mainFields: ['module', 'main', 'types'] },
    skipAnalysisNotInRules: true,
  },
};
