import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// docs/rules/ is the handbook; code and tests cite its rules by id.

const root = join(import.meta.dirname, '../../../..')
const itself = 'packages/server/src/app/rules.test.ts'
const RULE = /^## ([A-Z]+-\d+) /gm

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const list = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== itself && !path.includes('/node_modules/'))

const declared = list(['docs/rules/*.md']).flatMap((path) => [...read(path).matchAll(RULE)].map(([, id = '']) => id))
const rules = new Set(declared)
const prefixes = [...new Set(declared.map((id) => id.replace(/-\d+$/, '')))]
const CITATION = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g')

const citedBy = (path: string): string[] => [...read(path).matchAll(CITATION)].map(([id]) => id)

// Rules that no test names yet. The list only shrinks: name the rule in a test, then take it out of here.
const waiting = new Set(
  `AML-4 AML-6 AML-9 AML-10 AR-2 API-1 API-2 API-3 API-4 API-5 API-6 API-7 API-8 TAX-4
  TAX-5 TAX-6 DAY-4 MAIL-9 FILE-4 FILE-6 FILE-7 FILE-8 FUP-31 FUP-32 FUP-34 FUP-1 FUP-4 FUP-6
  FUP-7 FUP-8 FUP-11 LIST-2 LIST-3 LIST-4 LIST-5 LIST-7 LIST-8 LIST-9 ORD-1 ORD-2 ORD-3 ORD-4
  ORD-9 ORD-10 ORG-20 ORG-21 ORG-22 ORG-23 ORG-24 ORG-26 ORG-27 ORG-29 ORG-2 ORG-3 ORG-4 ORG-5
  ORG-6 ORG-8 ORG-9 PERSON-1 PERSON-2 PERSON-3 PERSON-4 PERSON-5 PERSON-6 PERSON-7 LINK-1 LINK-2 LINK-3 LINK-4
  LINK-5 LINK-6 LINK-7 FORM-1 FORM-6 FORM-7 FORM-8 FORM-10 SVC-1 SVC-9 UI-1 UI-2 UI-3 UI-4
  UI-5 UI-6 UI-7 UI-8 UI-9 PROD-1 PROD-2 PROD-3 SUB-1 SUB-2 SUB-5 SUB-6 TASK-4 TASK-6
  TASK-8 TASK-9 USER-1 USER-2 USER-3 USER-4 USER-6 USER-7 USER-8 USER-9 USER-10 USER-11`.split(/\s+/),
)

test('no two rules share an id', () => {
  expect(declared.length).toBeGreaterThan(150)
  expect(declared.filter((id, at) => declared.indexOf(id) !== at)).toEqual([])
})

test('every rule that is cited is in the handbook', () => {
  const paths = list([
    'packages/**/*.{ts,tsx,css,sql,md}',
    'e2e/**/*.ts',
    'scripts/**/*.ts',
    'bench/**/*.ts',
    'docs/**/*.md',
  ])
  const unknown = paths.flatMap((path) => citedBy(path).flatMap((id) => (rules.has(id) ? [] : [`${path}: ${id}`])))
  expect(unknown).toEqual([])
})

test('every rule is cited by a test', () => {
  const cited = new Set(list(['packages/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']).flatMap(citedBy))
  expect(declared.filter((id) => !cited.has(id) && !waiting.has(id))).toEqual([])
})

test('no rule waits for a test that is there, or for nothing', () => {
  expect([...waiting].filter((id) => !rules.has(id))).toEqual([])
})
