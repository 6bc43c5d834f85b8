import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { counts, seed } from '#testing/counts'
import { useApp } from '#testing/test-app'
import { type NewEvent, useShares } from './shares.factory.ts'

const app = useApp()
const { post, makeCompany, certificatesOf } = useShares(app)

const KINDS = ['allotment', 'transfer', 'cancellation', 'buyBack', 'split', 'transmission'] as const

type Step =
  | { does: 'enter'; kind: (typeof KINDS)[number]; day: number; from: number; to: number; number: number }
  | { does: 'delete' | 'lose' | 'correct'; which: number; number: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('enter' as const),
      kind: fc.constantFrom(...KINDS),
      day: fc.integer({ min: 10, max: 28 }),
      from: fc.integer({ min: 0, max: 2 }),
      to: fc.integer({ min: 0, max: 2 }),
      number: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom('delete' as const, 'lose' as const, 'correct' as const),
      which: fc.nat({ max: 20 }),
      number: fc.integer({ min: 1, max: 60 }),
    }),
  },
)

type Company = Awaited<ReturnType<typeof makeCompany>>

const bodyOf = (
  step: Extract<Step, { does: 'enter' }>,
  { organizationId, classId, anna, brian }: Company,
): NewEvent => {
  const holders = [
    [{ personId: anna.personId }],
    [{ personId: brian.personId }],
    [{ personId: anna.personId }, { personId: brian.personId }],
  ]
  const { kind, day, number } = step
  const common = { organizationId, kind, on: `2024-02-${day}`, classId }
  if (kind === 'split') return { ...common, ratio: 2 }
  const [from, to] = [holders[step.from] ?? [], holders[step.to] ?? []]
  return {
    ...common,
    number,
    ...(kind !== 'allotment' && { from }),
    ...(['allotment', 'transfer', 'transmission'].includes(kind) && { to }),
  }
}

const chosen = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)]

// What is refused changes nothing, and is a step like any other.
const take = async (step: Step, company: Company, entered: string[]): Promise<void> => {
  if (step.does === 'enter') {
    const { status, answer } = await post(bodyOf(step, company))
    if (status === 200) entered.push(answer.data._id)
    return
  }
  const event = chosen(entered, step.which)
  if (step.does === 'lose') {
    const certificate = chosen(await certificatesOf(company.organizationId), step.which)
    const params = { id: certificate?._id ?? '' }
    await app().staff(sharesCalls.updateShareCertificate, { params, body: { lostOn: '2024-02-20' } })
  } else if (event !== undefined && step.does === 'delete')
    await app().staff(sharesCalls.removeShareEvent, { params: { id: event } })
  else if (event !== undefined)
    await app().staff(sharesCalls.updateShareEvent, { params: { id: event }, body: { number: step.number } })
}

it(`the numbers of certificates are unique and given once, and each is cancelled at most once, whatever is entered, corrected, deleted and lost (SHARE-5, seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 9 }), async (steps) => {
      const company = await makeCompany()
      const given = new Map<number, string>()
      const entered = [company.allotment]
      for (const step of steps) {
        await take(step, company, entered)
        const certificates = await certificatesOf(company.organizationId)
        const numbers = certificates.map(({ number }) => number)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(certificates.filter((one) => one.cancelledOn === null && one.replacedBy.length > 0)).toEqual([])
        for (const { _id, number, replacedBy } of certificates) {
          // A number that was given stays that of its certificate, or of one that is gone.
          expect(given.get(number) ?? _id).toBe(_id)
          given.set(number, _id)
          for (const replacement of replacedBy) expect(numbers).toContain(replacement)
        }
      }
    }),
    { numRuns: counts.certificateHistories, seed, endOnFailure: true },
  )
})
