import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import { matchOf } from '@registrar/domain/sanctions/sanctions-match'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'
import { writingsReader } from './latin-name.ts'
import { loadSanctionsList } from './load-list.commands.ts'
import { screenAllStale } from './screening.commands.ts'

const app = useApp()
const read = writingsReader()

const matched = (listed: string, written: string, birth: string | null = '1970-03-04', births = ['1970']) =>
  matchOf(
    { kind: 'person', name: written, birth },
    { key: 'id:1', kind: 'person', names: [listed], births, programme: null },
    read,
  )

it.each([
  ['Petr Ivanovich SIDOROV', 'Pierre Sidorov', 'Pierre', 'Petr'],
  ['Петр Сидоров', 'Pierre Sidorov', 'Pierre', 'Petr'],
  ['Pedro GARCÍA LÓPEZ', 'Pierre Garcia', 'Pierre', 'Pedro'],
  ['Ivan PETROFF', 'Jean Petrov', 'Jean', 'Ivan'],
  ['Giovanni ROSSI', 'Jean Rossi', 'Jean', 'Giovanni'],
  ['John MURPHY', 'Seán Murphy', 'Sean', 'John'],
  ['Yusuf DEMİR', 'Joseph Demir', 'Joseph', 'Yusuf'],
  ['Mykola KOVALENKO', 'Nicolas Kovalenko', 'Nicolas', 'Mykola'],
  ['Yuri ORLOV', 'Georges Orlov', 'Georges', 'Yuri'],
  ['Yevgeny PETROV', 'Eugène Petrov', 'Eugene', 'Yevgeny'],
  ['Mary BYRNE', 'Máire Byrne', 'Maire', 'Mary'],
])('%s is a weaker hit for %s, who was born in the same year (SANC-12)', (listed, written, known, other) => {
  const found = matched(listed, written)
  expect(found).toMatchObject({ translation: { known, listed: other } })
  expect(found?.score).toBeLessThanOrEqual(0.85)
})

it.each<[string, string, string | null, string[]]>([
  ['Sean MURPHY', 'John Murphy', null, ['1970']],
  ['Sean MURPHY', 'John Murphy', '1970-03-04', []],
  ['Sean MURPHY', 'John Murphy', '1970-03-04', ['1971']],
  ['Sean MURPHY', 'John Murphy', '1970-03-04', ['1965-1975']],
  ['Sean MURPHY', 'John Murray', '1970-03-04', ['1970']],
  ['Mary MURPHY', 'Pierre Murphy', '1970-03-04', ['1970']],
  ['Jean PIERRE', 'John Peter', '1970-03-04', ['1970']],
])('%s and %s are none: born %s, listed %j (SANC-12)', (listed, written, birth, births) => {
  expect(matched(listed, written, birth, births)).toBeNull()
})

it('a name that is alike as it stands needs no translation (SANC-12)', () => {
  expect(matched('Aleksandr MARTIN', 'Alexandre Martin', null)).toMatchObject({ score: 1, translation: null })
  expect(matched('Yusuf DEMIR', 'Youssef Demir', null)).toMatchObject({ translation: null })
})

it('a hit says which given name is which, and goes when the year of birth is another one (SANC-12)', async () => {
  const petr: SanctionsEntry = {
    key: 'id:1',
    kind: 'person',
    names: ['Petr SIDOROV'],
    births: ['1970-05-06'],
    programme: null,
  }
  await loadSanctionsList(app().db, { fileName: 'list.csv', day: '2026-11-20' }, [petr])
  const id = await makePerson(app(), { firstName: 'Pierre', lastName: 'Sidorov' })
  const born = (birth: string) => app().staff(peopleCalls.updatePerson, { params: { id }, body: { birth } })
  const hits = async () => {
    await screenAllStale(app().db)
    return (await app().staff(sanctionsCalls.searchSanctions, { body: { personId: id } })).answer.data
  }
  expect(await hits()).toEqual([])

  await born('1970-01-02')
  expect(await hits()).toMatchObject([
    { state: 'open', score: 83, translation: { known: 'Pierre', listed: 'Petr' }, formerName: null },
  ])
  await born('1972-01-02')
  expect(await hits()).toEqual([])
})
