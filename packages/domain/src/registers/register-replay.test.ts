import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import type { Term } from '../links/link-terms.ts'
import { findOwners } from '../ownership/beneficial-owners.ts'
import { addDays, type IsoDate } from '../shared/iso-date.ts'
import { partyId, type Party } from '../shared/party.ts'
import { type HeldShares, heldShares } from '../shares/held-shares.ts'
import { replayShares } from '../shares/replay-shares.ts'
import { type BookEvent, holdersKey, type ShareBook } from '../shares/share-book.ts'
import { type ShareEventKind, shareEventKinds } from '../shares/share-event.ts'
import { BEFORE_ALL, ownerRows } from './owners-register.ts'
import { type Holder, membersOn, membersUpTo, officersOn, officersUpTo, type ShareRow } from './registers.ts'

// OWN-3, OWN-4, OWN-12: random histories with every kind of event, and what a clerk has who enters them into a book day by day.

const HISTORIES = inject('isLong') ? 1000 : 10

const FIRST_DAY = '2024-01-01'
const DAYS = 200
const dayOf = (days: number): IsoDate => addDays(FIRST_DAY, days)

const classes = [
  { _id: 'ordinary', name: 'Ordinary', nominal: 1, currency: 'EUR', votes: 1, redeemable: true },
  { _id: 'preference', name: 'Preference', nominal: 1, currency: 'EUR', votes: 0, redeemable: true },
]
const people = ['anna', 'brian', 'ciara']
const holders: Party[][] = [...people.map((personId) => [{ personId }]), [{ personId: 'anna' }, { personId: 'brian' }]]

const anyShares = fc
  .array(
    fc.record({
      kind: fc.constantFrom<ShareEventKind>(...shareEventKinds, 'allotment', 'transfer', 'transfer'),
      day: fc.integer({ min: 0, max: DAYS }),
      from: fc.constantFrom(...holders),
      to: fc.constantFrom(...holders),
      classId: fc.constantFrom('ordinary', 'preference'),
      number: fc.integer({ min: 1, max: 40 }),
      ratio: fc.constant(2),
      paidPerShare: fc.constantFrom(null, 1),
      premiumPerShare: fc.constant(null),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((drawn) =>
    drawn.map(({ day, ...event }, index): BookEvent => ({
      ...event,
      _id: `e${index}`,
      on: dayOf(day),
      toClassId: event.kind === 'conversion' ? (event.classId === 'ordinary' ? 'preference' : 'ordinary') : null,
      isFromHoldings: false,
      givenUp: null,
    })),
  )

type Change = { day: number; person: string; what: 'appoint' | 'cease' }

const anyOffices = fc.array(
  fc.record<Change>({
    day: fc.integer({ min: 0, max: DAYS }),
    person: fc.constantFrom(...people),
    what: fc.constantFrom('appoint', 'cease'),
  }),
  { maxLength: 20 },
)

const inOrder = (changes: readonly Change[]) => changes.toSorted((a, b) => a.day - b.day)

const termsOf = (person: string, changes: readonly Change[]): Term[] =>
  inOrder(changes)
    .filter((change) => change.person === person)
    .reduce<Term[]>((terms, { day, what }) => {
      const last = terms.at(-1)
      const isOpen = last?.ceased === null
      if (what === 'appoint' && !isOpen) return [...terms, { role: 'director', appointed: dayOf(day), ceased: null }]
      if (what === 'cease' && last && isOpen) return [...terms.slice(0, -1), { ...last, ceased: dayOf(day) }]
      return terms
    }, [])

const holdersOf = (held: readonly HeldShares[], changes: readonly Change[]): Holder[] => {
  const nobody = { name: '', beneficiaryPercentage: 0 }
  const alone = people.map((personId) => ({
    ...nobody,
    party: { personId },
    terms: termsOf(personId, changes),
    holdings: held.find((one) => holdersKey(one.holders) === personId)?.holdings ?? [],
  }))
  const joint = held.flatMap(({ holders: [party, ...jointWith], holdings }) =>
    party && jointWith.length > 0 ? [{ ...nobody, party, jointWith, terms: [], holdings }] : [],
  )
  return [...alone, ...joint]
}

const keyOf = (row: Pick<ShareRow, 'class' | 'jointWith'> & Holder['party']) =>
  `${holdersKey([row, ...(row.jointWith ?? [])])}|${row.class}`

/** What everybody holds at the end of each day, as a clerk writes it who applies one event after the other. */
const clerk = (book: ShareBook): Map<string, number>[] => {
  const { done } = replayShares(book)
  const balances = new Map<string, number>()
  const nameOf = (id: string | null) => classes.find(({ _id }) => _id === id)?.name ?? ''
  const add = (party: readonly Party[], classId: string | null, number: number) => {
    const key = `${holdersKey(party)}|${nameOf(classId)}`
    balances.set(key, (balances.get(key) ?? 0) + number)
  }
  return Array.from({ length: DAYS + 1 }, (_, day) => {
    for (const { kind, from, to, classId, toClassId, number, ratio } of done.filter(({ on }) => on === dayOf(day))) {
      if (kind === 'split' || kind === 'consolidation')
        for (const [key, held] of balances)
          if (key.endsWith(`|${nameOf(classId)}`))
            balances.set(key, kind === 'split' ? held * (ratio ?? 1) : held / (ratio ?? 1))
      if (kind !== 'allotment' && kind !== 'split' && kind !== 'consolidation') add(from, classId, -(number ?? 0))
      if (['allotment', 'transfer', 'transmission'].includes(kind)) add(to, classId, number ?? 0)
      if (kind === 'conversion') add(from, toClassId, number ?? 0)
    }
    return new Map([...balances].filter(([, number]) => number > 0))
  })
}

const sumsOf = (rows: readonly ShareRow[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + (row.number ?? 0))
  return sums
}

const isMember = (balances: ReadonlyMap<string, number> | undefined, holder: string) =>
  [...(balances?.keys() ?? [])].some((key) => key.startsWith(`${holder}|`))

/** The first of the days without a gap on which somebody held anything, up to a day. */
const entryOf = (days: readonly ReadonlyMap<string, number>[], holder: string, until: number): IsoDate => {
  let first = until
  while (first > 0 && isMember(days[first - 1], holder)) first -= 1
  return dayOf(first)
}

it('the registers of members of any day, and of all days before it, are what a clerk has who enters the events', () => {
  fc.assert(
    fc.property(anyShares, fc.integer({ min: 0, max: DAYS }), (events, asked) => {
      const book = { classes, opening: [], events }
      const register = holdersOf(heldShares(book, replayShares(book)), [])
      const days = clerk(book)
      const rows = membersOn(register, dayOf(asked))
      expect(sumsOf(rows)).toEqual(days[asked])
      for (const row of rows)
        expect([keyOf(row), row.entered]).toEqual([
          keyOf(row),
          entryOf(days, holdersKey([row, ...(row.jointWith ?? [])]), asked),
        ])

      const all = membersUpTo(register, dayOf(asked))
      for (let day = 0; day <= asked; day += 1) {
        const ofDay = all.filter(
          ({ acquired, ceased }) => (acquired ?? '') <= dayOf(day) && (ceased === null || dayOf(day) < ceased),
        )
        expect(sumsOf(ofDay)).toEqual(days[day])
      }
    }),
    { numRuns: HISTORIES },
  )
})

it('the registers of officers of any day, and of all days before it, are what a clerk has who enters the changes', () => {
  fc.assert(
    fc.property(anyOffices, fc.integer({ min: 0, max: DAYS }), (changes, asked) => {
      const register = holdersOf([], changes)
      const inOffice = (day: number) => {
        const names = new Set<string>()
        for (const change of inOrder(changes).filter((one) => one.day <= day))
          if (change.what === 'appoint') names.add(change.person)
          else names.delete(change.person)
        return [...names].toSorted()
      }
      expect(officersOn(register, dayOf(asked)).map(partyId).toSorted()).toEqual(inOffice(asked))

      const all = officersUpTo(register, dayOf(asked))
      for (let day = 0; day <= asked; day += 1) {
        const ofDay = all.filter(
          ({ appointed, ceased }) => (appointed ?? '') <= dayOf(day) && (ceased === null || dayOf(day) < ceased),
        )
        expect(ofDay.map(partyId).toSorted()).toEqual(inOffice(day))
      }
    }),
    { numRuns: HISTORIES },
  )
})

it('the times of ownership are those of a look at every single day', () => {
  fc.assert(
    fc.property(anyShares, fc.integer({ min: 0, max: DAYS }), (events, asked) => {
      const book = { classes, opening: [], events }
      const register = holdersOf(heldShares(book, replayShares(book)), [])
      const ownersOn = (day: IsoDate) => {
        const holdings = membersOn(register, day).flatMap((row) =>
          [row, ...(row.jointWith ?? [])].map((party) => ({
            holder: { personId: partyId(party) },
            organizationId: 'company',
            percentage: row.percentage,
          })),
        )
        return findOwners(holdings, 'company', day).owners.filter(({ isOwner }) => isOwner)
      }
      const changed = [...new Set(events.map(({ on }) => on ?? ''))].filter((on) => on <= dayOf(asked)).toSorted()
      const snapshots = [BEFORE_ALL, ...changed].map((day) => ({ day, owners: ownersOn(day) }))
      const named = { nameOf: (id: string) => id, controlOf: () => [] }
      const rows = ownerRows(register, snapshots, named, { asAt: dayOf(asked), history: true })

      for (let day = 0; day <= asked; day += 1) {
        const ofDay = rows.filter(
          ({ entered, ceased }) => (entered ?? '') <= dayOf(day) && (ceased === null || dayOf(day) < ceased),
        )
        const expected = ownersOn(dayOf(day)).map(({ personId }) => personId)
        expect(ofDay.map(partyId).toSorted()).toEqual(expected.toSorted())
      }
      const now = ownerRows(register, snapshots, named, { asAt: dayOf(asked) })
      for (const { name, entered } of now) {
        let first = asked
        while (first > 0 && ownersOn(dayOf(first - 1)).some(({ personId }) => personId === name)) first -= 1
        expect([name, entered]).toEqual([name, dayOf(first)])
      }
    }),
    { numRuns: HISTORIES },
  )
})
