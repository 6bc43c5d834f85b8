import { expect, it } from 'vitest'
import { keyGroups } from './key-list.ts'

const files = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const source = Object.values(files)
  .filter((text) => /use(Hot|Page)[kK]eys\(/.test(text))
  .join('\n')

it('every key that the app listens for is in the list of keys (FIND-7)', () => {
  const inCode = [...source.matchAll(/\[+'([^']+)', (?:\(|\w)/g)].map(([, hotkey]) => hotkey)
  const listed = keyGroups.flatMap(({ entries }) => entries.flatMap(({ hotkey }) => hotkey ?? []))

  // A keyboard may have the question mark with Shift or without.
  expect(new Set(inCode.filter((hotkey) => hotkey !== '?'))).toEqual(new Set(listed))
})
