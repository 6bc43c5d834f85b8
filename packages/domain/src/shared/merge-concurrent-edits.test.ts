import { describe, expect, it } from 'vitest'
import { mergeConcurrentEdits, withoutFields } from './merge-concurrent-edits.ts'

describe('two saves of one record (ORG-10)', () => {
  it.each([
    ['different fields merge', { cro: '1' }, { notes: 'b' }, [{ notes: ['a', 'b'] }], [], []],
    ['the same field is a conflict', { notes: 'c' }, { notes: 'b' }, [{ notes: ['a', 'b'] }], [], ['notes']],
    ['the same value is none', { notes: 'b' }, { notes: 'b' }, [{ notes: ['a', 'b'] }], [], []],
    ['a field sent as loaded keeps theirs', { notes: 'a' }, { notes: 'b' }, [{ notes: ['a', 'b'] }], ['notes'], []],
    [
      'what was changed and changed back is none',
      { notes: 'c' },
      { notes: 'a' },
      [{ notes: ['a', 'b'] }, { notes: ['b', 'a'] }],
      [],
      [],
    ],
    ['nothing meanwhile is none', { notes: 'c' }, { notes: 'a' }, [], [], []],
    [
      'the AML file is compared field by field',
      { aml: { q1: true, q2: true } },
      { aml: { q1: false, q2: null } },
      [{ aml: [{ q2: null }, { q1: false, q2: null }] }],
      [],
      ['aml.q1'],
    ],
  ])('%s', (_, sent, current, lines, kept, conflicts) => {
    const found = mergeConcurrentEdits(sent, current, lines as never)
    expect([found.kept, Object.keys(found.conflicts)]).toEqual([kept, conflicts])
  })

  it('a save leaves out the fields in which the other person is kept (ORG-10)', () => {
    expect(withoutFields({ notes: 'a', cro: '1', aml: { q1: true, q2: true } }, ['notes', 'aml.q1'])).toEqual({
      cro: '1',
      aml: { q2: true },
    })
  })
})
