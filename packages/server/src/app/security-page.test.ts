import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
const testsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules') && /\.(test|spec)\.ts$/.test(file))
    .map((file) => path.basename(file))

it('docs/security.md names tests that exist, and answers each chapter of the ASVS', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  const tests = new Set(['e2e', 'packages/domain/src', 'packages/server/src', 'packages/web/src'].flatMap(testsIn))
  const named = [...page.matchAll(/`([\w-]+\.(?:test|spec)\.ts)`/g)].map(([, name = '']) => name)

  expect(named.filter((name) => !tests.has(name))).toEqual([])
  expect([...page.matchAll(/^## V(\d+) /gm)].map(([, chapter]) => Number(chapter))).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  )
})
