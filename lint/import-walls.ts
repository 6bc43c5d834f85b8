import type { OxlintOverride } from 'oxlint'

type Pattern = { regex: string; message: string } | { group: string[]; message: string }

// One pattern for each thing that must not be imported. A regex has no look-ahead; a `group` matches nothing that begins
// with '#'.

const domainOnlyItself = {
  regex: '^([^.z]|z[^o]|zo[^d]|zod[^/])',
  message:
    'The domain runs anywhere: it imports only its own files (by a relative path) and zod. Hand the clock, files and answers in as arguments.',
}
const domainTestsOnlyItself = {
  regex: '^([^.zvf]|z[^o]|zo[^d]|zod[^/]|v[^i]|vi[^t]|f[^a]|fa[^s])',
  message: 'A test of the domain imports only the domain, zod, vitest and fast-check.',
}
const noPackageFromDomain = {
  regex: '^(\\.\\./)+(server|web)/|^(\\.\\./)+(packages|node_modules)/',
  message: 'The domain never imports the server or the web. Hand in what it needs as an argument.',
}
const noPlaceInOrder = {
  regex: '.',
  message: 'This part has no place in its order. Name it in domainOrder or platformOrder (lint/import-walls.ts).',
}
const embeddedPostgresOnlyItself = {
  regex: '^([^.npv]|n[^o]|no[^d]|p[^g]|pg.|v[^i]|vi[^t])|^\\.\\./\\.\\./',
  message:
    'The embedded database knows nothing of Registrar: it imports only its own files, Node and pg (its tests: vitest). Hand in what it needs as an option.',
}
const domainByName = {
  regex: '^(\\.\\./)+domain/src/',
  message: 'Import the domain by its name: @registrar/domain/<folder>/<file>.',
}
const noWebFromServer = {
  regex: '^(@registrar/web|react|react-dom|@mantine|@tanstack|@tabler|react-hot-toast)(/|$)|^(\\.\\./)+(web|packages)/',
  message: 'The server never imports the web or its libraries. A rule both need goes to packages/domain.',
}
const serverByAlias = {
  regex: '^@registrar/server(/|$)',
  message: 'Inside the server, write #platform/<file>, #features/<name> or #app/<file>.',
}
const featureByEntryPoint = {
  regex: '^#features/[^/]+/',
  message: 'Enter a feature by its entry point only: #features/<name>. Export what you need from its index.ts.',
}
const noTestSupport = {
  regex: '^#testing/|^\\.\\.?/(.*/)?testing/|\\.factory\\.ts$',
  message: 'Test support (#testing/*, *.factory.ts) is for tests and factories. Move what the product needs out of it.',
}
const noFeatureFromPlatform = {
  regex: '^#(features|app)/|^\\.\\./(.*/)?(features|app)/',
  message:
    'The platform knows no feature and no app. Let the feature call the platform and hand in what it knows, or put this in app/.',
}
const noFeatureFromTestSupport = {
  regex: '^#features/|^\\.\\./(.*/)?features/',
  message: 'Test support knows no feature. Put a function that makes records in the feature as <name>.factory.ts.',
}
const noAppFromServerFeature = {
  regex: '^#app/|^\\.\\./(.*/)?app/',
  message:
    'A feature never imports app. app registers the features, not the other way round; shared machinery goes to #platform.',
}
const serverFeatureStaysInside = {
  regex: '^\\.\\./',
  message:
    'A feature stays in its own folder. Enter another feature by its entry point, #features/<name>; the platform by #platform/<file>.',
}
const serverFeatureTestStaysInside = {
  group: ['../**', '!../*/*.factory.ts', '!../*/*.factory'],
  message:
    "A test stays in its feature's folder. From others it may use the entry point, #features/<name>, and the factory, ../<name>/<noun>.factory.ts.",
}
// A folder inside a feature may reach one level up, to its own feature.
const innerFolderStaysInFeature = { ...serverFeatureStaysInside, regex: '^\\.\\./\\.\\./' }
const innerFolderTestStaysInFeature = {
  group: ['../../**', '!../../*/*.factory.ts', '!../../*/*.factory'],
  message:
    "A test stays in its feature's folder. From others it may use the entry point, #features/<name>, and the factory, ../../<name>/<noun>.factory.ts.",
}
const serverAppByAlias = {
  regex: '^\\.\\./(.*/)?(features|platform)/',
  message: 'Go through the entry points: #features/<name> and #platform/<file>.',
}
const noServerFromWeb = {
  regex: '^(@registrar/server|node:.*|kysely|pg|pg-.*|fastify|@fastify|pino|jose)(/|$)|^(\\.\\./)+(server|packages)/',
  message:
    'The browser never imports the server, Node or the database. Ask the server through a call of the domain (<feature>.calls.ts); a shared rule goes to packages/domain.',
}
const webByAlias = {
  regex: '^@registrar/web(/|$)',
  message: 'Inside the web, write #lib/<file>, #ui/<file> or #features/<name>.',
}
const noFeatureFromLibAndUi = {
  regex: '^#(features|app)/|^\\.\\./(.*/)?(features|app)/',
  message:
    'lib and ui know no feature and no app. Take what you need as an argument or a prop, or move the file into the feature.',
}
const noUiFromLib = {
  regex: '^#ui/|^\\.\\./(.*/)?ui/',
  message: 'lib draws nothing: ui builds on lib, not the other way round. Move the file to ui, or take a callback.',
}
const noAppFromWebFeature = {
  regex: '^#app/|^\\.\\./(.*/)?app/',
  message: 'A feature of the web never imports app. Pages where features meet live in app and import the features.',
}
const webFeatureStaysInside = {
  regex: '^\\.\\./',
  message:
    'A feature stays in its own folder. Enter another feature by its entry point, #features/<name>; shared pieces by #ui/<file> and #lib/<file>.',
}
const webAppByAlias = {
  regex: '^\\.\\./(.*/)?(features|lib|ui)/',
  message: 'Go through the entry points: #features/<name>, #lib/<file> and #ui/<file>.',
}

/**
 * The folders of the domain. A folder imports only those of earlier lines. The record of an organization holds its AML form
 * and its follow-ups, so these come before it.
 */
const domainOrder = [
  ['shared'],
  [
    'access',
    'conflicts',
    'files',
    'finder',
    'live',
    'notes',
    'orders',
    'ownership',
    'products',
    'sends',
    'subscriptions',
    'working-days',
  ],
  ['filings'],
  ['backups', 'follow-ups', 'people', 'users', 'views'],
  ['aml-firm', 'aml-packs', 'sanctions', 'tasks'],
  ['aml'],
  ['organizations'],
  ['taxes'],
  ['deadlines', 'links'],
  ['shares'],
  ['reminders'],
  ['emails'],
  ['bulk', 'forms', 'imports', 'merges', 'morning-emails', 'registers'],
  ['audit', 'compliance', 'documents', 'retention'],
  ['history', 'texts'],
  ['bin', 'dashboard', 'reports', 'settings', 'timeline'],
]

/** The parts of the server's platform, folders and files, in the same way. */
const platformOrder = [
  ['database-address', 'within'],
  ['clock', 'config-values', 'file-ownership', 'problem', 'terminal', 'one-time-token'],
  ['config', 'database', 'pdf', 'private-folder', 'progress'],
  ['file-store', 'jobs', 'lists', 'mailer', 'metrics', 'secrets', 'sessions'],
  ['backup', 'commands', 'erasure', 'live', 'virus-scan'],
  ['http'],
  ['audit'],
  ['export'],
  ['spreadsheets'],
]

// The folders of the domain that are about the product itself, not about a subject of the trade.
const platformSubjects = ['access', 'audit', 'backups', 'history', 'live', 'settings', 'shared', 'working-days']

const noLaterPart = (order: string[][], part: string, way: string): Pattern => {
  const line = order.findIndex((parts) => parts.includes(part))
  const forbidden = order
    .slice(line)
    .flat()
    .filter((other) => other !== part)
  return {
    regex: `^(${way})(${forbidden.join('|')})(/|\\.ts$)`,
    message: `'${part}' imports only parts of earlier lines of its order (lint/import-walls.ts). Hand the value in, or move what both parts need into an earlier one.`,
  }
}

const noSubjectFromPlatform = {
  regex: `^@registrar/domain/(${domainOrder
    .flat()
    .filter((folder) => !platformSubjects.includes(folder))
    .join('|')})/`,
  message:
    'The platform names no subject. Let the feature or app hand in what it knows, or move this into the feature.',
}

// What holds in every folder of a package.
const server = [domainByName, noWebFromServer, serverByAlias, featureByEntryPoint]
const web = [domainByName, noServerFromWeb, webByAlias, featureByEntryPoint]

const wall = (files: string | string[], patterns: Pattern[]): OxlintOverride => ({
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const testsIn = (folder: string) => ['*.test.ts', '*.test.tsx', '*.factory.ts'].map((name) => `${folder}/**/${name}`)

/**
 * Which folder may import what. The last entry that matches a file replaces all earlier ones, so a narrower folder comes
 * after the wider one and names everything that holds in it.
 */
export const importWalls: OxlintOverride[] = [
  wall('packages/domain/src/**', [noPlaceInOrder]),
  ...domainOrder
    .flat()
    .map((folder) =>
      wall(`packages/domain/src/${folder}/**`, [
        domainOnlyItself,
        noPackageFromDomain,
        noLaterPart(domainOrder, folder, '(\\.\\./)+'),
      ]),
    ),
  // A test may use a later folder: it asks the table of permissions about real calls.
  wall('packages/domain/src/**/*.test.ts', [domainTestsOnlyItself, noPackageFromDomain]),

  wall('packages/embedded-postgres/src/**', [embeddedPostgresOnlyItself]),

  wall('packages/server/**', [...server, noTestSupport]),
  wall(testsIn('packages/server'), server),
  wall('packages/server/src/platform/**', [noPlaceInOrder]),
  ...platformOrder
    .flat()
    .map((part) =>
      wall(
        [`packages/server/src/platform/${part}/**`, `packages/server/src/platform/${part}.ts`],
        [
          ...server,
          noFeatureFromPlatform,
          noSubjectFromPlatform,
          noLaterPart(platformOrder, part, '\\./|(\\.\\./)+|#platform/'),
          noTestSupport,
        ],
      ),
    ),
  wall(testsIn('packages/server/src/platform'), [...server, noFeatureFromPlatform]),
  wall('packages/server/src/testing/**', [...server, noFeatureFromTestSupport]),
  wall('packages/server/src/features/**', [...server, noAppFromServerFeature, serverFeatureStaysInside, noTestSupport]),
  wall(testsIn('packages/server/src/features'), [...server, noAppFromServerFeature, serverFeatureTestStaysInside]),
  wall('packages/server/src/features/*/*/**', [
    ...server,
    noAppFromServerFeature,
    innerFolderStaysInFeature,
    noTestSupport,
  ]),
  wall(testsIn('packages/server/src/features/*/*'), [...server, noAppFromServerFeature, innerFolderTestStaysInFeature]),
  wall('packages/server/src/app/**', [...server, serverAppByAlias, noTestSupport]),
  wall(testsIn('packages/server/src/app'), [...server, serverAppByAlias]),

  wall('packages/web/src/**', web),
  wall('packages/web/src/lib/**', [...web, noFeatureFromLibAndUi, noUiFromLib]),
  wall('packages/web/src/ui/**', [...web, noFeatureFromLibAndUi]),
  wall('packages/web/src/features/**', [...web, noAppFromWebFeature, webFeatureStaysInside]),
  wall('packages/web/src/app/**', [...web, webAppByAlias]),
]
