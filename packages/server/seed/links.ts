import type { LinkRole } from '@registrar/domain/shared/link-roles'
import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { createLink } from '#features/links'
import type { DemoOrganization, Maker } from './firm.ts'
import type { Random } from './random.ts'

type Member = { roles: LinkRole[]; beneficiaryPercentage: number }

// Percentages in steps of 2.5 whose sum is 100: the gaps between random boundaries.
const randomShares = (random: Random, count: number): number[] => {
  const boundaries = random
    .some(
      Array.from({ length: 39 }, (_, index) => (index + 1) * 2.5),
      count - 1,
    )
    .toSorted((a, b) => a - b)

  return [...boundaries, 100].map((boundary, index) => boundary - (boundaries[index - 1] ?? 0))
}

// Every company has a director and a secretary; one with an anonymous shareholder has a nominee director too.
const randomMembers = (random: Random, { hasAnonymousShareholder }: DemoOrganization): Member[] => {
  const owners = randomShares(random, random.pick([1, 1, 2, 2, 3, 4])).map((beneficiaryPercentage, index): Member => ({
    roles: index === 0 || random.chance(35) ? ['director', 'shareholder'] : ['shareholder'],
    beneficiaryPercentage,
  }))
  const others: LinkRole[][] = [
    ['secretary'],
    ...(hasAnonymousShareholder ? [['nomineeDirector'] as LinkRole[]] : []),
    ...(random.chance(20) ? [['other'] as LinkRole[]] : []),
    ...(random.chance(5) ? [[]] : []),
  ]
  return [...owners, ...others.map((roles) => ({ roles, beneficiaryPercentage: 0 }))]
}

const SHARES = 1000

// In office since the company exists: of one that is being formed no day is known. A hundredth of the company is ten shares.
const datedParts = ({ roles, beneficiaryPercentage }: Member, organization: DemoOrganization) => {
  const since = organization.incorporationDate ?? null
  const terms = roles.map((role): Term => ({ role, appointed: since, ceased: null }))
  const shares = { class: 'Ordinary', number: (beneficiaryPercentage * SHARES) / 100, nominal: 1 }
  const holdings: ShareHolding[] = beneficiaryPercentage > 0 ? [{ ...shares, acquired: since, ceased: null }] : []
  return { terms, holdings }
}

// Some companies have a new director, whose B10 is to be sent or late.
const newDirector = (random: Random, { incorporationDate }: DemoOrganization, today: IsoDate) => {
  if (!incorporationDate || incorporationDate > addDays(today, -90) || !random.chance(4)) return []
  const terms: Term[] = [{ role: 'director', appointed: addDays(today, -random.whole(1, 20)), ceased: null }]
  return [{ roles: ['director' as const], beneficiaryPercentage: 0, terms, holdings: [] }]
}

/** Links people to organizations; the shares of each company sum to 100. */
export const makeLinks: Maker = async ({ db, random, accounts, people, organizations, today }) => {
  for (const organization of organizations) {
    const members = [
      ...randomMembers(random, organization).map((member) => ({ ...member, ...datedParts(member, organization) })),
      ...newDirector(random, organization, today),
    ]
    const chosen = random.some(people, members.length)
    const { session } = random.pick(accounts)
    for (const [index, member] of members.entries()) {
      const peopleId = chosen[index]?.id ?? ''
      await createLink(db, { ...member, peopleId, organizationId: organization.id }, session, today)
    }
  }
}
