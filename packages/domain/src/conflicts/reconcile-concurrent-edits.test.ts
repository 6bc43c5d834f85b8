import { describe, expect, it } from 'vitest'
import { type ChangeLine, reconcileConcurrentEdits, withoutFields } from './reconcile-concurrent-edits.ts'

const ciara = { by: { _id: 'u1', name: 'Ciara Ryan' }, at: '2026-11-21T10:00:00.000Z' }
const theirs = (fields: ChangeLine['fields']): ChangeLine => ({ ...ciara, isOwn: false, fields })
const own = (fields: ChangeLine['fields']): ChangeLine => ({ ...ciara, isOwn: true, fields })

const ab = { notes: ['a', 'b'] } satisfies ChangeLine['fields']
const ba = { notes: ['b', 'a'] } satisfies ChangeLine['fields']
const bc = { notes: ['b', 'c'] } satisfies ChangeLine['fields']
const aml = { aml: [{ q2: null }, { q1: false, q2: null }] } satisfies ChangeLine['fields']

describe('two saves of one record (API-10)', () => {
  it.each<[string, object, object, ChangeLine[], object, string[]]>([
    ['different fields are both kept', { cro: '1' }, { notes: 'b' }, [theirs(ab)], { cro: '1' }, []],
    ['the same field is a conflict', { notes: 'c' }, { notes: 'b' }, [theirs(ab)], { notes: 'c' }, ['notes']],
    ['the same value does not conflict', { notes: 'b' }, { notes: 'b' }, [theirs(ab)], { notes: 'b' }, []],
    ['a field sent as it was loaded keeps the other value', { notes: 'a' }, { notes: 'b' }, [theirs(ab)], {}, []],
    [
      'a change that was taken back does not conflict',
      { notes: 'c' },
      { notes: 'a' },
      [theirs(ab), theirs(ba)],
      { notes: 'c' },
      [],
    ],
    ['a field that nobody has changed since does not conflict', { notes: 'c' }, { notes: 'a' }, [], { notes: 'c' }, []],
    ["one's own change does not conflict", { notes: 'c' }, { notes: 'b' }, [own(ab)], { notes: 'c' }, []],
    [
      'a change that one has overwritten oneself does not conflict',
      { notes: 'd' },
      { notes: 'c' },
      [theirs(ab), own(bc)],
      { notes: 'd' },
      [],
    ],
    [
      "a change of one's own that somebody has overwritten is a conflict",
      { notes: 'd' },
      { notes: 'c' },
      [own(ab), theirs(bc)],
      { notes: 'd' },
      ['notes'],
    ],
    [
      'a masked value that changed is a conflict',
      { pps: '3' },
      { pps: '2' },
      [theirs({ pps: ['••••', '••••'] })],
      { pps: '3' },
      ['pps'],
    ],
    [
      'the AML file is compared field by field',
      { aml: { q1: true, q2: true } },
      { aml: { q1: false, q2: null } },
      [theirs(aml)],
      { aml: { q1: true, q2: true } },
      ['aml.q1'],
    ],
    [
      'an AML answer sent as it was loaded keeps the other value',
      { aml: { q1: null, q2: true } },
      { aml: { q1: false, q2: null } },
      [theirs(aml)],
      { aml: { q2: true } },
      [],
    ],
  ])('%s', (_, sent, current, lines, edits, conflicts) => {
    const found = reconcileConcurrentEdits({ ...sent }, { ...current }, lines)
    expect([found.edits, Object.keys(found.conflicts)]).toEqual([edits, conflicts])
  })

  it('a conflict has both values, and says who changed the field and when', () => {
    const { conflicts } = reconcileConcurrentEdits({ notes: 'c' }, { notes: 'b' }, [theirs(ab)])
    expect(conflicts).toEqual({ notes: { yours: 'c', theirs: 'b', ...ciara } })
  })

  it('withoutFields leaves fields out of a save, also those of the AML file', () => {
    expect(withoutFields({ notes: 'a', cro: '1', aml: { q1: true, q2: true } }, ['notes', 'aml.q1'])).toEqual({
      cro: '1',
      aml: { q2: true },
    })
  })
})

const file = (url: string, folder = 'Bank') => ({ url, folder, fileName: `${url}.pdf` })
const user = (userId: string) => ({ userId, userName: userId.toUpperCase() })

describe('two edits of one list (API-10)', () => {
  it.each<[string, unknown[], unknown[], unknown[], unknown[] | 'conflict']>([
    ['what both added is added', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
    ['what I removed is removed', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
    ['what they removed stays removed', ['a', 'b'], ['a', 'b', 'c'], ['a'], ['a', 'c']],
    ['what both added is added once', [], ['a', 'b'], ['a'], ['a', 'b']],
    ['a list sent as it was loaded keeps the other one', ['a'], ['a'], ['b'], ['b']],
    ['files of both stay', [], [file('1')], [file('2')], [file('2'), file('1')]],
    [
      'a file that I moved is moved',
      [file('1')],
      [file('1', 'Tax')],
      [file('1'), file('2')],
      [file('1', 'Tax'), file('2')],
    ],
    [
      'a file that they moved is moved',
      [file('1')],
      [file('1'), file('2')],
      [file('1', 'Tax')],
      [file('1', 'Tax'), file('2')],
    ],
    ['a file that both moved is a conflict', [file('1')], [file('1', 'Tax')], [file('1', 'AML')], 'conflict'],
    [
      'users of both stay',
      [user('a')],
      [{ userId: 'a' }, { userId: 'b' }],
      [user('a'), user('c')],
      [user('a'), user('c'), { userId: 'b' }],
    ],
    ['payments that both edited are a conflict', [], [{ paidDate: '1' }], [{ paidDate: '2' }], 'conflict'],
  ])('%s', (_, loaded, yours, current, expected) => {
    const line = theirs({ list: [loaded, current] })
    const { edits, conflicts } = reconcileConcurrentEdits({ list: yours }, { list: current }, [line])
    expect(conflicts['list'] ? 'conflict' : edits.list).toEqual(expected)
  })

  it('keeps what the same user added in another window', () => {
    const { edits } = reconcileConcurrentEdits({ list: ['b'] }, { list: ['a'] }, [own({ list: [[], ['a']] })])
    expect(edits.list).toEqual(['a', 'b'])
  })
})
