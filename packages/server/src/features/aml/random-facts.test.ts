import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { today } from '#platform/clock'
import { counts, seed } from '#testing/counts'
import { useApp } from '#testing/test-app'
import { type Clients, changeFact, makeClients } from './changed-facts.factory.ts'
import { randomFact } from './random-fact.factory.ts'

/** Nothing is asked of such a company any more (COMP-1), so the panel is green whatever its file lacks. */
const OVER = ['The company is struck off.', 'The firm no longer looks after the company.']
const DAYS = { SESSION_DAYS: '365', SESSION_IDLE_HOURS: '8760' }

const app = useApp(DAYS)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** What the screens show of a file: the rule of the panel, and the row of the board; null for one in the bin. */
const shownOf = async (organizationId: string) => {
  const panel = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  if (panel.status !== 200) return null
  const board = await app().staff(amlCalls.searchAmlFiles, { body: { limit: 1000 } })
  const row = board.answer.data.find((one) => one.organizationId === organizationId)
  return { rule: panel.answer.data.find(({ rule }) => rule === 'amlFile'), open: row?.open ?? [] }
}

type Hashes = { content: string; pdf: string }

/** The bytes of a signed version as its calls answer them. */
const readVersion = async (id: string): Promise<Hashes> => {
  const { answer } = await app().staff(amlCalls.findAmlVersion, { params: { id } })
  const headers = { authorization: `JWT ${app().staffToken}` }
  const { rawPayload } = await app().app.inject({ url: `/aml/version/${id}.pdf`, headers })
  return { content: sha256(JSON.stringify(answer.content)), pdf: sha256(rawPayload) }
}

const listVersions = async () => (await app().db.selectFrom('aml_versions').select('id').execute()).map(({ id }) => id)

const judge = async ({ companies }: Clients, after: string) => {
  for (const organizationId of companies) {
    const shown = await shownOf(organizationId)
    const { status, problem } = await app().staff(amlCalls.signAmlVersion, { body: { organizationId } })
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

it(`no file that signing refuses is shown as green, and no signed version changes, whatever changes, with the seed ${seed} (AML-17, AML-18)`, async () => {
  const size = { minLength: counts.changedFacts, maxLength: counts.changedFacts }
  const facts = fc.array(randomFact(today('Europe/Dublin')), size)
  const signed = new Map<string, Hashes>()
  await fc.assert(
    fc.asyncProperty(facts, async (changes) => {
      vi.setSystemTime(vi.getRealSystemTime())
      const clients = await makeClients(app())
      for (const change of changes) {
        await changeFact(app(), clients, change)
        await judge(clients, JSON.stringify(change))
        for (const id of await listVersions()) if (!signed.has(id)) signed.set(id, await readVersion(id))
      }
    }),
    { numRuns: counts.randomFiles, seed, endOnFailure: true },
  )
  for (const [id, version] of signed) expect(await readVersion(id)).toEqual(version)
})
