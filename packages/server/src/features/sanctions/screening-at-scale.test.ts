import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { nowMs } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { counts, seed } from '#testing/counts'
import { useApp } from '#testing/test-app'
import { loadSanctionsList } from './load-list.commands.ts'
import { screenAllStale } from './screening.commands.ts'

const app = useApp()

const MINUTES = 10

const givenNames =
  'Vladimir Sergei Dmitry Mikhail Alexander Yevgeny Nikolai Igor Viktor Andrei Yuri Oleg Pavel Roman Anton Maria Elena Natalia Olga Tatiana Mohammed Ahmed Hassan Hussein Omar Khaled Youssef Ibrahim Mustafa Abdulrahman Fatima Mariam Jean Pierre Michel Claire Sophie Patrick Sean Mary Aoife Wei Jinping Xiaoming'.split(
    ' ',
  )
const beginnings =
  'Gor Iva Petr Kuz Vol Sok Leb Mor Nov Zak Abr Bel Dol Fed Kal Kor Lav Med Nik Orl Pav Rom Sem Tar Ush Vas Yak Zub Has Kha Mah Nas Rah Sal Zay Dub Len Mar Bre Mac'.split(
    ' ',
  )
const middles = 'an en in on ar er or al el il ats eshk ich och yuk ush azh'.split(' ')
const endings = 'ov ev in enko sky chuk yan ich ova ani awi oui ier eau ley an ski uk'.split(' ')

// Numbers that look random and are the same for the same seed.
const randomNumbers = (start: number) => {
  let state = start
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

const nameMaker = (start: number) => {
  const random = randomNumbers(start)
  const one = (texts: readonly string[]) => texts[random(texts.length)] ?? ''
  return () => ({ first: one(givenNames), last: `${one(beginnings)}${one(middles)}${one(endings)}` })
}

it(
  `${counts.screenedNames} people are compared with a list of as many names (SANC-2) [${seed}]`,
  { timeout: 2 * MINUTES * 60_000 },
  async () => {
    const [listed, known] = [nameMaker(seed), nameMaker(seed + 1)]
    const entries = Array.from({ length: counts.screenedNames }, (_, at): SanctionsEntry => {
      const { first, last } = listed()
      return { key: `id:${at}`, kind: 'person', names: [`${first} ${last.toUpperCase()}`], births: [], programme: null }
    })
    const people = Array.from({ length: counts.screenedNames - 1 }, () => ({ id: newId(), ...known() }))
    const [wanted] = entries
    const [first = '', last = ''] = wanted?.names[0]?.split(' ') ?? []
    const rows = [...people, { id: newId(), first, last }]
    await sql`
      insert into people (id, first_name, last_name)
      select id, first, last from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id uuid, first text, last text)`.execute(
      app().db,
    )

    const began = nowMs()
    await loadSanctionsList(app().db, { fileName: 'many.csv', day: '2026-11-20' }, entries)
    const loaded = nowMs()
    expect(await screenAllStale(app().db)).toBe(rows.length)
    const seconds = (nowMs() - began) / 1000
    const { total } = await app()
      .db.selectFrom('sanctions_hits')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()

    process.stdout.write(
      `${rows.length} people, ${entries.length} names: loaded in ${(loaded - began) / 1000} s, all in ${seconds} s, ${total} hits\n`,
    )
    expect(total).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(MINUTES * 60)
  },
)
