import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { today } from '#platform/clock'
import { counts, seed } from '#testing/counts'
import { type TestApp, useApp } from '#testing/test-app'
import { type Clients, changeFact, makeClients } from './changed-facts.factory.ts'
import { type RandomFact, randomFact } from './random-fact.factory.ts'

/** Nothing is asked of such a company any more (COMP-1), so the panel is green whatever its file lacks. */
const OVER = ['The company is struck off.', 'The firm no longer looks after the company.']
const DAYS = { SESSION_DAYS: '365', SESSION_IDLE_HOURS: '8760' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** What the screens show of a file: the rule of the panel, and the row of the board; null for one in the bin. */
const shownOf = async ({ staff }: TestApp, organizationId: string) => {
  const panel = await staff(complianceCalls.searchCompliance, { body: { organizationId } })
  if (panel.status !== 200) return null
  const board = await staff(amlCalls.searchAmlFiles, { body: { limit: 1000 } })
  const row = board.answer.data.find((one) => one.organizationId === organizationId)
  return { rule: panel.answer.data.find(({ rule }) => rule === 'amlFile'), open: row?.open ?? [] }
}

type Hashes = { content: string; pdf: string }

/** The bytes of a signed version as its calls answer them. */
const readVersion = async ({ app, staff, staffToken }: TestApp, id: string): Promise<Hashes> => {
  const { answer } = await staff(amlCalls.findAmlVersion, { params: { id } })
  const headers = { authorization: `JWT ${staffToken}` }
  const { rawPayload } = await app.inject({ url: `/aml/version/${id}.pdf`, headers })
  return { content: sha256(JSON.stringify(answer.content)), pdf: sha256(rawPayload) }
}

const listVersions = async ({ db }: TestApp) =>
  (await db.selectFrom('aml_versions').select('id').execute()).map(({ id }) => id)

const judge = async (app: TestApp, { companies }: Clients, after: string) => {
  for (const organizationId of companies) {
    const shown = await shownOf(app, organizationId)
    const { status, problem } = await app.staff(amlCalls.signAmlVersion, { body: { organizationId } })
    if (!shown) continue
    const said = { after, rule: shown.rule, open: shown.open, refusal: problem.message }
    const message = JSON.stringify(said)
    if (status === 200) expect(said, message).toMatchObject({ open: [] })
    else {
      if (!OVER.includes(shown.rule?.reason ?? ''))
        expect(said, message).not.toMatchObject({ rule: { state: 'green' } })
      expect(said, message).not.toMatchObject({ open: [] })
    }
    if (problem.code === 'AML_FILE_INCOMPLETE')
      expect(shown.open, message).toEqual((problem as { open?: unknown }).open)
  }
}

// Each firm has a database of its own: in one that they shared, every firm made the next one slower.
const firms = Array.from({ length: counts.randomFiles }, (_, number) => seed + number)

describe.each(firms)('a firm with the seed %i', (firmSeed) => {
  const app = useApp(DAYS)

  it('never shows a file as green that signing refuses, and keeps signed versions, whatever changes (AML-17, AML-18)', async () => {
    const size = { minLength: counts.changedFacts, maxLength: counts.changedFacts }
    const facts = fc.array(randomFact(today('Europe/Dublin')), size)
    const signed = new Map<string, Hashes>()
    const changeFacts = async (changes: RandomFact[]) => {
      vi.setSystemTime(vi.getRealSystemTime())
      const clients = await makeClients(app())
      for (const change of changes) {
        await changeFact(app(), clients, change)
        await judge(app(), clients, JSON.stringify(change))
        for (const id of await listVersions(app())) if (!signed.has(id)) signed.set(id, await readVersion(app(), id))
      }
    }
    await fc.assert(fc.asyncProperty(facts, changeFacts), { numRuns: 1, seed: firmSeed, endOnFailure: true })
    for (const [id, version] of signed) expect(await readVersion(app(), id)).toEqual(version)
  })
})
