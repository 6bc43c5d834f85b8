import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [everywhere = ''] = Object.values(
  import.meta.glob<string>('./mantine-styles.ts', { query: '?raw', import: 'default', eager: true }),
)
const sheets = new Set(
  Object.keys(import.meta.glob('../../../../node_modules/@mantine/core/styles/*.layer.css')).map((path) =>
    path.replace(/.*\/(\w+)\.layer\.css$/, '$1'),
  ),
)

const sheetsOf = (source: string) =>
  new Set(Array.from(source.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g), ([, name]) => name))

const componentsOf = (source: string): string[] =>
  Array.from(source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g), ([, names = '']) => names)
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())

// A page is loaded alone: the styles that another page has loaded are not there yet.
it('each file that uses a Mantine component loads its styles, or all pages do', () => {
  expect(sheets).toContain('Switch')
  const common = sheetsOf(everywhere)
  const missing = Object.entries(sources).flatMap(([file, source]) => {
    const own = sheetsOf(source)
    return componentsOf(source)
      .filter((name) => sheets.has(name) && !common.has(name) && !own.has(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
