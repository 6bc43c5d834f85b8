import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('a cell with a comma, a quote or a line break is quoted, and nothing runs as a formula', () => {
  expect(
    csvOf(
      ['Name', 'Part'],
      [
        ['Byrne, Marie', 12.5],
        ['=1+1', -5],
        ['say "hi"', null],
      ],
    ),
  ).toBe('\uFEFFName,Part\r\n"Byrne, Marie",12.5\r\n\'=1+1,-5\r\n"say ""hi""",\r\n')
})
