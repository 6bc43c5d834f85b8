import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tablesNamed, tablesOfWrites, tablesWritten } from '#testing/named-tables'
import { tableOwners } from './table-owners.ts'

// The walls that the linter cannot check. These tests read the source files. The walls of imports are in lint/import-walls.ts.

const root = join(import.meta.dirname, '../../../..')
const itself = 'packages/server/src/app/walls.test.ts'
const clocks = ['packages/server/src/platform/clock.ts', 'packages/web/src/lib/clock.ts']

type Source = { path: string; text: string }

const sources: Source[] = globSync(['packages/*/{src,seed}/**/*.{ts,tsx}', 'e2e/**/*.ts'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== itself)
  .map((path) => ({ path, text: withoutComments(readFileSync(join(root, path), 'utf8')) }))

// Strings are matched too, so that the slashes of a URL inside a string do not look like a comment.
function withoutComments(text: string): string {
  const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return text.replaceAll(stringOrComment, (found) => (found.startsWith('/') ? ' ' : found))
}

function badName(path: string): string | undefined {
  const names = path.split('/').map((name) => name.replace(/\..*$/, ''))
  const vague = names.find((name) => /^(utils?|helpers?|common|misc|types)$/.test(name))
  if (vague)
    return `${path}: '${vague}' says nothing. Name the file by its noun and its role, in the folder of its subject.`
  const isEntryPoint = /^packages\/(server|web)\/src\/features\/[^/]+\/index\.ts$/.test(path)
  if (basename(path).startsWith('index.') && !isEntryPoint)
    return `${path}: index.ts is reserved for the entry point of a feature.`
  return undefined
}

const currentTimeReads =
  /\bnew Date\b(?:\s*\(\s*\)|(?!\s*\())|(?<!\bnew\s+)\bDate\(\s*\)|\bDate\.now\b|\bdayjs(?:\.utc)?\(\s*\)/

function readsClock({ path, text }: Source): string | undefined {
  const found = clocks.includes(path) ? undefined : currentTimeReads.exec(text)?.[0]
  return found && `${path}: '${found}'. Ask the clock (#platform/clock, #lib/clock) and pass today in as an argument.`
}

function loadsFonts({ path, text }: Source): string | undefined {
  const isOfThread = /\/platform\/pdf\/(render-worker|pdf-maker)\.ts$/.test(path)
  const found = isOfThread
    ? undefined
    : /(?:from|import\() ?'(?:\.\/pdf-maker\.ts|#platform\/pdf\/pdf-maker|fontkit)'/.exec(text)
  const isType = found && /import type [^\n]*$/.test(text.slice(0, found.index))
  return found && !isType
    ? `${path}: '${found[0]}'. Reading fonts takes long: ask the thread that makes PDFs.`
    : undefined
}

function declaresClass({ path, text }: Source): string | undefined {
  const classes = text.matchAll(/^\s*(?:export\s+)?(?:abstract\s+)?class\s+([A-Z]\w*)(?:\s+extends\s+([\w.]+))?/gm)
  const found = [...classes].find(([, , parent]) => !/(Error|Problem)$/.test(parent ?? ''))
  return found && `${path}: class ${found[1]}. Write functions; only errors are classes.`
}

const subjects =
  /\b(aml|pps|organizations?|compan(?:y|ies)|persons?|people|follow ups?|forms?|tasks?|deadlines?|sanctions?|subscriptions?|reminders?|compliance|retention|finotor)\b/i

function subjectsNamed({ path, text }: Source): string[] {
  if (
    !path.startsWith('packages/server/src/platform/') ||
    /\.test\.ts$|\/(tables\.generated|migration-names)\.ts$/.test(path)
  )
    return []
  const words = text
    .replaceAll(/formAction|multipart\/form-data/g, '')
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replaceAll(/[_-]/g, ' ')
  const found = subjects.exec(words)?.[0]
  return found
    ? [`${path} names '${found}'. The platform knows no subject: let the feature or app hand in what it knows.`]
    : []
}

function platformTrespasses({ path, text }: Source): string[] {
  if (!path.startsWith('packages/server/src/platform/') || path.endsWith('.test.ts')) return []
  return tablesNamed(text)
    .filter((table) => Object.hasOwn(tableOwners, table) && tableOwners[table] !== 'platform')
    .map(
      (table) =>
        `${path}: '${table}' belongs to ${tableOwners[table]}. The platform knows no feature's table: let app pass the query in.`,
    )
}

// Where a write needs no command, and why.
const writersWithoutCommand: Record<string, RegExp> = {
  'the platform writes its own tables, and carries out what a command asks for': /^packages\/server\/src\/platform\//,
  'the seed makes up the past of a firm, which no command can write': /^packages\/server\/seed\//,
  'test support writes what no client may send': /^packages\/server\/src\/testing\/|\.(test|factory)\.ts$/,
}

function writesOutsideCommands({ path, text }: Source): string[] {
  const mayWrite =
    path.endsWith('.commands.ts') || Object.values(writersWithoutCommand).some((files) => files.test(path))
  if (mayWrite || !path.startsWith('packages/server/')) return []
  return tablesOfWrites(text).map(
    (table) => `${path} writes '${table}'. Only a command writes: move it to a file <noun>.commands.ts of the feature.`,
  )
}

function trespasses({ path, text }: Source): string[] {
  const place = /^packages\/server\/src\/(?:(\w+)\/)?(?:([^/]+)\/)?/.exec(path)
  // A test may write to any table.
  if (!place || path.endsWith('.test.ts')) return []
  const [, layer = 'main', feature = ''] = place
  const writer = layer === 'features' ? feature : layer
  const written = tablesWritten(text)
  return written.flatMap((table) => {
    // Only the backup goes over a list of all tables. A feature has no reason to.
    if (table === '?') return layer === 'features' ? [`${path}: name the table in the call itself.`] : []
    const owner = tableOwners[table]
    if (!owner) return [`${path}: writes '${table}', which has no owner in app/table-owners.ts.`]
    return owner === writer ? [] : [`${path}: '${table}' belongs to ${owner}. Call a command through its entry point.`]
  })
}

test('the walls check the files of every package', () => {
  const paths = sources.map(({ path }) => path)
  expect(paths).toContain('packages/server/src/app/table-owners.ts')
  for (const folder of ['packages/domain/src', 'packages/web/src', 'packages/server/src/features', 'e2e']) {
    const isChecked = paths.some((path) => path.startsWith(`${folder}/`))
    expect(isChecked, folder).toBe(globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).length > 0)
  }
})

test('every file is named by its noun and its role', () => {
  expect(sources.flatMap(({ path }) => badName(path) ?? [])).toEqual([])
})

test('only the clock reads the current time', () => {
  expect(sources.flatMap((source) => readsClock(source) ?? [])).toEqual([])
})

test('only the thread that makes PDFs loads fonts', () => {
  expect(sources.map(loadsFonts).filter(Boolean)).toEqual([])
})

test('only errors are classes', () => {
  expect(sources.flatMap((source) => declaresClass(source) ?? [])).toEqual([])
})

test('a feature writes only its own tables', () => {
  expect(sources.flatMap(trespasses)).toEqual([])
})

test('only a command writes', () => {
  expect(sources.flatMap(writesOutsideCommands)).toEqual([])
})

test('the platform names no subject', () => {
  expect(sources.flatMap(subjectsNamed)).toEqual([])
})

test('the platform knows no table of a feature', () => {
  expect(sources.flatMap(platformTrespasses)).toEqual([])
})

test.runIf(existsSync(join(root, 'packages/server/migrations')))('every table of the migrations has an owner', () => {
  const text = globSync('packages/server/migrations/*.sql', { cwd: root })
    .toSorted()
    .map((path) => readFileSync(join(root, path), 'utf8').replaceAll(/--[^\n]*/g, ''))
    .join('\n')
  const named = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((found) => found[1]?.replace(/^public\./, '') ?? '?')
  const gone = [/\bdrop\s+table\s+(?:if\s+exists\s+)?"?([\w.]+)/gi, /\balter\s+table\s+"?([\w.]+)"?\s+rename\s+to\b/gi]
  const dropped = new Set(gone.flatMap(named))
  const created = named(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([\w.]+)/gi).filter(
    (table) => !dropped.has(table),
  )
  expect(created).not.toEqual([])
  expect(
    created.filter((table) => !tableOwners[table]),
    'Name the owner of each in app/table-owners.ts.',
  ).toEqual([])
})

describe('the walls', () => {
  const source = (path: string, text: string): Source => ({ path, text: withoutComments(text) })
  const people = 'packages/server/src/features/people/people.commands.ts'

  test.each([
    'packages/server/src/features/people/utils.ts',
    'packages/domain/src/people/helpers/name.ts',
    'packages/web/src/ui/types.ts',
    'packages/web/src/ui/index.ts',
    'packages/domain/src/people/index.ts',
  ])('the file name %s is reported', (path) => expect(badName(path)).toContain(path))

  test.each(['packages/web/src/features/people/index.ts', people])('the file name %s is allowed', (path) =>
    expect(badName(path)).toBeUndefined(),
  )

  test.each(['new Date()', 'new Date', 'Date()', 'Date.now()', 'dayjs()', 'dayjs.utc( )'])(
    '%s is reported, because it reads the clock',
    (text) => expect(readsClock(source(people, `const a = ${text}\n`))).toContain(people),
  )

  test.each(["new Date('2024-01-01')", 'Date.UTC(2024, 0, 1)', 'dayjs(day)', 'clock.now()', '0 // new Date()'])(
    '%s is allowed, because it does not read the clock',
    (text) => expect(readsClock(source(people, `const a = ${text}\n`))).toBeUndefined(),
  )

  test('a class is reported unless it is an error', () => {
    expect(declaresClass(source(people, 'export class Store<T> {}'))).toContain('class Store')
    expect(declaresClass(source(people, 'export class Problem extends Error {}'))).toBeUndefined()
  })

  test.each([
    ["db.insertInto('links').values(a)", "'links' belongs to links"],
    ["db.updateTable('organizations as o').set(a)", "'organizations' belongs to organizations"],
    ["db.deleteFrom(['people', 'files'])", "'files' belongs to files"],
    ["db\n  .mergeInto('changes')", "'changes' belongs to platform"],
    ['sql`insert into public.links (a) values (1)`', "'links' belongs to links"],
    ['sql`update follow_ups f set a = 1`', "'follow_ups' belongs to follow-ups"],
    ['sql`delete from "users" where true`', "'users' belongs to users"],
    ["sql`insert into ${sql.table('links')} (a) values (1)`", "'links' belongs to links"],
    ["sql`update ${sql.id('follow_ups')} set a = 1`", "'follow_ups' belongs to follow-ups"],
    ["sql`delete from ${sql.ref('links')}`", "'links' belongs to links"],
    ["sql`truncate ${sql.raw('links')}`", "'links' belongs to links"],
    ["sql.raw('delete from links')", "'links' belongs to links"],
    ["db.insertInto(sql.table('links'))", "'links' belongs to links"],
    ['sql`alter table links add a int`', "'links' belongs to links"],
    ["const kind = { type: 'link', table: 'links' } as const", "'links' belongs to links"],
    ['sql`insert into ${sql.table(table)} (a) values (1)`', 'name the table'],
    ['sql`update ${table} set a = 1`', 'name the table'],
    ["sql.raw('delete from ' + table)", 'name the table'],
    ["sql.raw('update ' + table + ' set a = 1')", 'name the table'],
    ["db.insertInto('unheard_of')", "'unheard_of', which has no owner"],
    ['db.insertInto(table)', 'name the table'],
  ])('the write %s is reported', (text, message) => expect(trespasses(source(people, text)).join()).toContain(message))

  test.each([
    "db.insertInto('people').values(a)",
    "sql`insert into people_files (a) values ('http://a.b') on conflict do update set a = 1`",
    "db.selectFrom('links').forUpdate() // then update links set",
    'sql`select 1 from links for update of links`',
  ])('%s is allowed in the commands of people', (text) => expect(trespasses(source(people, text))).toEqual([]))

  const paging = 'packages/server/src/platform/paging.ts'

  test.each([
    "db.selectFrom('organizations').selectAll()",
    "db.selectFrom('rate_limits').innerJoin('people as p', 'p.id', 'id')",
    "client.query('select key from files order by key')",
    "sql`select 1 from rate_limits join ${sql.table('orders')} using (id)`",
    "db.updateTable('tasks').set(a)",
    "const lock = (tx: Tx, table: 'rate_limits' | 'orders', id: string) => tx.selectFrom(table)",
  ])('%s is reported in the platform', (text) =>
    expect(platformTrespasses(source(paging, text)).join()).toContain("knows no feature's table"),
  )

  test.each(["db.selectFrom('rate_limits').selectAll()", "path.join(dataDir, 'files')", 'db.selectFrom(table)'])(
    '%s is allowed in the platform',
    (text) => expect(platformTrespasses(source(paging, text))).toEqual([]),
  )

  test.each(['people.queries.ts', 'people.routes.ts', 'people.row.ts', 'person-writes.ts'])(
    'a write in %s is reported, even to its own table',
    (file) => {
      const path = `packages/server/src/features/people/${file}`
      expect(writesOutsideCommands(source(path, "db.insertInto('people')")).join()).toContain('Only a command writes')
      expect(writesOutsideCommands(source(path, 'sql`delete from people`')).join()).toContain('Only a command writes')
    },
  )

  test.each([people, 'packages/server/src/platform/sessions/session.ts', 'packages/server/seed/people.ts'])(
    'a write in %s is allowed',
    (path) => expect(writesOutsideCommands(source(path, "db.insertInto('people')"))).toEqual([]),
  )

  test.each([
    'const MASKED = ["pps"]',
    'type Details = { organizationId: string }',
    'export const writeFormAnswers = 1',
  ])('the subject in %s is reported in the platform', (text) =>
    expect(subjectsNamed(source(paging, text)).join()).toContain('knows no subject'),
  )

  test.each(['const information = transform(text)', 'const a = 1 // of a person', '{ formAction: ["\'self\'"] }'])(
    '%s names no subject',
    (text) => expect(subjectsNamed(source(paging, text))).toEqual([]),
  )

  test('a record kind is no write', () => {
    const path = 'packages/server/src/features/people/people.row.ts'
    expect(writesOutsideCommands(source(path, "const kind = { type: 'person', table: 'people' }"))).toEqual([])
  })
})
