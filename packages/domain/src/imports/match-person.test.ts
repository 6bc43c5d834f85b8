import { describe, expect, it } from 'vitest'
import { type KnownPerson, matchPeople, type PersonOfLine } from './match-person.ts'

const known = (id: string, fields: Partial<KnownPerson>): KnownPerson => ({
  id,
  firstName: '',
  lastName: '',
  mailKeys: [],
  birth: null,
  ...fields,
})

const people = [
  known('anna', { firstName: 'Anna', lastName: 'Ó Briain', mailKeys: ['home@example.ie'], birth: '1980-02-03' }),
  known('bob', { firstName: 'Bob', lastName: 'Briain', mailKeys: ['home@example.ie'] }),
  known('other anna', { firstName: 'Anna', lastName: 'O’Briain', birth: '1990-02-03' }),
  known('cleo', { firstName: 'Cleo', lastName: 'Roche', mailKeys: ['cleo@one.example', 'cleo@two.example'] }),
  known('question', { firstName: '?', lastName: '' }),
]

const blank: PersonOfLine = { mailKeys: [], birth: null }

describe('a line means (IMP-4)', () => {
  it.each<[why: string, line: Partial<PersonOfLine>, ids: string[], addressOf?: string[]]>([
    ['everybody who has its address, when it has no name', { mailKeys: ['home@example.ie'] }, ['anna', 'bob']],
    [
      'who has its address and name',
      { mailKeys: ['home@example.ie'], firstName: 'anna', lastName: 'OBRIAIN' },
      ['anna'],
    ],
    [
      'who has its address and the one name that it gives',
      { mailKeys: ['home@example.ie'], firstName: 'Bob' },
      ['bob'],
    ],
    [
      'who has its name and one of its addresses',
      { mailKeys: ['cleo@two.example', 'cleo@new.example'], firstName: 'Cleo', lastName: 'Roche' },
      ['cleo'],
    ],
    [
      'nobody of another name at its address',
      { mailKeys: ['home@example.ie'], firstName: 'Zoë', lastName: 'Ryan' },
      [],
      ['Anna Ó Briain', 'Bob Briain'],
    ],
    [
      'nobody of another birth at its address',
      { mailKeys: ['home@example.ie'], firstName: 'Anna', lastName: 'O Briain', birth: '1970-01-01' },
      [],
      ['Anna Ó Briain', 'Bob Briain'],
    ],
    ['who has its name and birth', { firstName: 'Anna', lastName: 'Obriain', birth: '1990-02-03' }, ['other anna']],
    [
      'nobody of its name who has another address',
      { mailKeys: ['new@example.ie'], firstName: 'Bob', lastName: 'Briain' },
      [],
    ],
    ['who has its name and no address, of several', { firstName: 'Anna', lastName: 'Obriain' }, ['other anna']],
    ['who has its whole name, in either order', { person: 'Briain, Bob' }, ['bob']],
    ['who has its name of punctuation', { firstName: '?', lastName: '' }, ['question']],
    ['nobody, when it says nothing', {}, []],
  ])('%s', (_, line, ids, addressOf = []) => {
    expect(matchPeople({ ...blank, ...line }, people, { hasMailColumn: true })).toEqual({ ids, addressOf })
  })

  it('everybody of its name, in a file without addresses', () => {
    const line = { ...blank, firstName: 'Anna', lastName: 'O Briain' }
    expect(matchPeople(line, people, { hasMailColumn: false }).ids).toEqual(['anna', 'other anna'])
  })
})
