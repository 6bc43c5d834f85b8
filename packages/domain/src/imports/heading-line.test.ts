import { expect, it } from 'vitest'
import { guessHeadingLine } from './heading-line.ts'

const known = new Set(['Name', 'CRO Number', 'Email'])

it.each([
  [
    'the first line, when it has known headings',
    [
      ['Name', 'Odd'],
      ['A', 'Name'],
    ],
    0,
  ],
  [
    'the first line, when no heading is known',
    [
      ['Alpha', 'Beta'],
      ['A', 'B'],
    ],
    0,
  ],
  ['the line below a title and a blank line', [['List of 2024'], [''], ['Name', 'CRO Number'], ['A', '1']], 2],
  [
    'the line below groups of headings',
    [
      ['Name', '', 'Contact'],
      ['Name', 'CRO Number', 'Email'],
      ['A', '1', 'a'],
    ],
    1,
  ],
  ['a single column below a title', [['List of 2024'], ['Name'], ['A']], 1],
  [
    'not a value that looks like one heading',
    [
      ['Alpha', 'Beta'],
      ['x', 'y'],
      ['Name', 'z'],
    ],
    0,
  ],
  [
    'the first of several, in files that were joined',
    [
      ['Name', 'Email'],
      ['A', 'a'],
      ['Name', 'Email'],
    ],
    0,
  ],
] as [string, string[][], number][])('the line that names the columns is %s (IMP-10)', (_, lines, index) => {
  expect(
    guessHeadingLine(
      lines.map((cells) => ({ cells })),
      (heading) => known.has(heading),
    ),
  ).toBe(index)
})
