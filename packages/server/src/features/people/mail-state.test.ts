import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { type MailState, mailStates, readEmailAddresses } from '@registrar/domain/shared/email-address'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '#testing/any-character'
import { counts, seed } from '#testing/counts'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from './people.factory.ts'

const app = useApp()

const fields: Record<MailState, (string | null)[]> = {
  readable: ['a@states.example', 'a@states.example; b@states.example', 'Zoé Lefèvre <zoe@states.example>'],
  unreadable: ['a@states.example; b', 'unknown at states.example'],
  none: [null, ''],
}

describe('the state of an email address is in the list, and a filter of it,', () => {
  it.each(mailStates)('of people and of companies: %s', async (mailState) => {
    const search = `Mail ${mailState}`
    for (const [state, mails] of Object.entries(fields))
      for (const mail of mails) {
        const lastName = `Mail ${state === mailState ? mailState : `${mailState} not`}`
        await makePerson(app(), { lastName, mail })
        await makeOrganization(app(), { name: lastName, mail })
      }

    for (const call of [peopleCalls.searchPeople, organizationsCalls.searchOrganizations]) {
      const all = await app().staff(call, { body: { search, limit: 100 } })
      const found = await app().staff(call, { body: { search, mailState, limit: 100 } })
      expect(all.answer.totalItems).toBe(7)
      expect(found.answer.data.map((row) => row.mailState)).toEqual(fields[mailState].map(() => mailState))
    }
  })

  it('follows every change of the address', async () => {
    const id = await makePerson(app(), { lastName: 'Changing', mail: 'a@states.example' })
    const stateNow = async () =>
      (await app().staff(peopleCalls.searchPeople, { body: { search: 'Changing' } })).answer.data[0]?.mailState
    for (const [mail, state] of [
      ['a@states', 'unreadable'],
      [null, 'none'],
      ['b@states.example', 'readable'],
    ] as const) {
      await app().staff(peopleCalls.updatePerson, { params: { id }, body: { mail } })
      expect(await stateNow()).toBe(state)
    }
  })
})

const word = fc.constantFrom(
  'a@b.ie',
  'zoé@exämple.fr',
  '日本@例え.jp',
  'a@b',
  'Marie',
  'J.P.',
  'b.fr',
  '<a@b.ie>',
  '"x, y"',
  "o'neill@b.ie",
  'mailto:a@b.ie',
  'MAILTO:',
  '@',
  '\\',
  '[a]',
)
const gap = fc.constantFrom(
  '',
  ' ',
  ',',
  '; ',
  ' / ',
  '|',
  '\t',
  '\n',
  '\u00a0',
  '\u2028',
  '\u3000',
  '\ufeff',
  '<',
  '>',
  '"',
  '.',
)

it(`the database and the domain read every text alike (seed ${seed})`, async () => {
  const texts = fc.sample(
    fc
      .array(fc.oneof(word, gap, fc.string({ unit: anyCharacter, maxLength: 3 })), { maxLength: 9 })
      .map((parts) => parts.join('')),
    { numRuns: counts.mailFields, seed },
  )
  const stored = [...new Set(texts)].filter((text) => !text.includes('\u0000') && text.isWellFormed())
  const { rows } = await sql<{ state: MailState }>`
    select mail_state(mail) as state from unnest(${stored}::text[]) with ordinality as given (mail, position) order by position`.execute(
    app().db,
  )

  const differing = stored.filter((text, index) => readEmailAddresses(text).state !== rows[index]?.state)
  expect(differing).toEqual([])
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(mailStates))
})
