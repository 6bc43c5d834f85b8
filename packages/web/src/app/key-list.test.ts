import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keyGroups } from './key-list.ts'

const root = join(import.meta.dirname, '..')
const source = globSync('**/*.tsx', { cwd: root })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => text.includes('useHotkeys('))
  .join('\n')

it('every key that the app listens for is in the list of keys (FIND-7)', () => {
  const inCode = [...source.matchAll(/\[+'([^']+)', (?:\(|\w)/g)].map(([, hotkey]) => hotkey)
  const listed = keyGroups.flatMap(({ entries }) => entries.flatMap(({ hotkey }) => hotkey ?? []))

  // A keyboard may have the question mark with Shift or without.
  expect(new Set(inCode.filter((hotkey) => hotkey !== '?'))).toEqual(new Set(listed))
})
