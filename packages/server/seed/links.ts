import type { LinkRole } from '@registrar/domain/links/link'
import { createLink } from '#features/links'
import type { DemoOrganization, Maker } from './firm.ts'
import type { Random } from './random.ts'

type Member = { roles: LinkRole[]; beneficiaryPercentage: number }

// Two to four whole or half shares whose sum is 100.
const shares = (random: Random, count: number): number[] => {
  const cuts = random
    .some(
      Array.from({ length: 39 }, (_, at) => (at + 1) * 2.5),
      count - 1,
    )
    .toSorted((a, b) => a - b)
  return [...cuts, 100].map((cut, at) => cut - (cuts[at - 1] ?? 0))
}

// An anonymous shareholder's company has a nominee director too; every company has a director and a secretary.
const membersOf = (random: Random, { hasAnonymousShareholder }: DemoOrganization): Member[] => {
  const owners = shares(random, random.pick([1, 1, 2, 2, 3, 4])).map((beneficiaryPercentage, at): Member => ({
    roles: at === 0 || random.chance(35) ? ['director', 'shareholder'] : ['shareholder'],
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

/** Who is what in which company: the shares of each company sum to 100. */
export const makeLinks: Maker = async ({ db, random, accounts, people, organizations }) => {
  for (const organization of organizations) {
    const members = membersOf(random, organization)
    const chosen = random.some(people, members.length)
    const { session } = random.pick(accounts)
    for (const [at, member] of members.entries()) {
      const peopleId = chosen[at]?.id ?? ''
      await createLink(db, { ...member, peopleId, organizationId: organization.id }, session)
    }
  }
}
