import { describe, expect, it } from 'vitest'
import { isRetentionOver, type RelationshipEnd, retentionEndsOn } from './retention.ts'

const TODAY = '2026-11-22'

const client: RelationshipEnd = { relationshipEndedOn: null, deletedOn: null }
const ended = (relationshipEndedOn: string): RelationshipEnd => ({ relationshipEndedOn, deletedOn: null })
const deleted = (deletedOn: string): RelationshipEnd => ({ relationshipEndedOn: null, deletedOn })

describe('the retention of a company (RET-1)', () => {
  it.each<[string, RelationshipEnd, RelationshipEnd[], string | null]>([
    ['has no end while it is a client', client, [], null],
    ['ends five years after the relationship', ended('2021-03-10'), [], '2026-03-10'],
    ['ends on 28 February when the relationship ended on a leap day', ended('2020-02-29'), [], '2025-02-28'],
    ['ends on the same day in a leap year', ended('2019-02-28'), [], '2024-02-28'],
    ['has no end while the relationship ends in the future', ended('2026-11-23'), [], null],
    ['begins today when the relationship ends today', ended(TODAY), [], '2031-11-22'],
    ['begins with the deletion when no end is known', deleted('2020-06-01'), [], '2025-06-01'],
    [
      'begins with the relationship, not with the deletion',
      { relationshipEndedOn: '2019-01-01', deletedOn: '2022-01-01' },
      [],
      '2024-01-01',
    ],
    ['has no end while it is a member of a client', ended('2015-01-01'), [client], null],
    ['waits for the company that it is a member of', ended('2015-01-01'), [ended('2020-01-01')], '2025-01-01'],
  ])('%s', (_, company, companies, expected) => {
    expect(retentionEndsOn({ recordType: 'organization', ...company, companies }, TODAY)).toBe(expected)
  })
})

describe('the retention of a person (RET-2)', () => {
  it.each<[string, RelationshipEnd, RelationshipEnd[], string | null]>([
    ['has no end while one of the companies is a client', client, [ended('2010-01-01'), client], null],
    ['has no end while one of the companies ends in the future', client, [ended('2030-01-01')], null],
    ['follows the company that ended last', client, [ended('2019-05-05'), ended('2021-07-07')], '2026-07-07'],
    ['counts a company in the bin by its deletion', client, [deleted('2020-02-29')], '2025-02-28'],
    [
      'follows the companies, not the deletion of the person',
      deleted('2024-01-01'),
      [ended('2019-01-01')],
      '2024-01-01',
    ],
    ['has no end while a company is a client, even in the bin', deleted('2015-01-01'), [client], null],
    ['has no end without a company', client, [], null],
    ['follows the deletion without a company', deleted('2019-01-01'), [], '2024-01-01'],
  ])('%s', (_, person, companies, expected) => {
    expect(retentionEndsOn({ recordType: 'person', ...person, companies }, TODAY)).toBe(expected)
  })
})

it.each([
  [null, false],
  ['2026-11-23', false],
  [TODAY, false],
  ['2026-11-21', true],
])('a record that is kept until %s is due: %s (RET-3)', (endsOn, isDue) => {
  expect(isRetentionOver(endsOn, TODAY)).toBe(isDue)
})
