import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
  expect(declared.filter((id) => !cited.has(id))).toEqual([])
})

test('no two decisions share a number', () => {
  const numbers = list(['docs/decisions/*.md']).map((path) => basename(path).slice(0, 4))
  expect(numbers.length).toBeGreaterThan(50)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
