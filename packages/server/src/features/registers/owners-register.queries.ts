import { setImmediate as nextTurn } from 'node:timers/promises'
import { findOwners } from '@registrar/domain/ownership/beneficial-owners'
import type { OwnerThreshold } from '@registrar/domain/ownership/owner-threshold'
import { joinMissing, withOfficerFacts, withOwnerFacts } from '@registrar/domain/registers/register-facts'
import type { MissingFacts } from '@registrar/domain/registers/missing-facts'
import { BEFORE_ALL, ownerRows, type OwnersOfDay } from '@registrar/domain/registers/owners-register'
import { type OfficerRow, officersOn } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Party, partyOf, partyId } from '@registrar/domain/shared/party'
import type { Db } from '#platform/database/database'
import { type OwnershipHistory, readOwnershipHistory } from './company-graph.queries.ts'
import type { FoundRegister } from './found-register.ts'
import { type AsAt, readParticularsOfDay } from './register-facts.queries.ts'

type Thresholds = readonly OwnerThreshold[]

const ownershipOn = (past: OwnershipHistory, organizationId: string, day: IsoDate, thresholds: Thresholds) => {
  const { holdings, known } = past.on(day)
  return findOwners(holdings, organizationId, day, thresholds, known)
}

// The day itself is no beginning: what was so on it began when it last changed.
const withoutDayAsked = (snapshots: readonly OwnersOfDay[], changed: readonly IsoDate[], asAt: IsoDate) =>
  changed.includes(asAt) ? [...snapshots] : snapshots.filter(({ day }, index) => day !== asAt || index === 0)

// Goes back from the day, until the time of each owner of the day has begun; one day a turn, so that nobody else waits.
const readSnapshots = async (
  past: OwnershipHistory,
  { organizationId, asAt, history }: AsAt,
  thresholds: Thresholds,
): Promise<OwnersOfDay[]> => {
  const changed = [BEFORE_ALL, ...past.days, ...thresholds.map(({ from }) => from)]
  const days = [...new Set(changed)].filter((day) => day < asAt).toSorted((a, b) => b.localeCompare(a))
  const snapshots: OwnersOfDay[] = []
  let running: string[] | undefined
  for (const day of [asAt, ...days]) {
    const owners = ownershipOn(past, organizationId, day, thresholds).owners.filter(({ isOwner }) => isOwner)
    const ids = owners.map(({ personId }) => personId)
    snapshots.unshift({ day, owners })
    running = running ? running.filter((id) => ids.includes(id)) : ids
    if (!history && running.length === 0) break
    await nextTurn()
  }
  return withoutDayAsked(snapshots, changed, asAt)
}

const SENIOR = 'Senior managing official'

// An owner is a natural person, and so is who stands in for one: of a company in office it is asked who is behind it.
const directorsOn = (past: OwnershipHistory, asAt: IsoDate): OfficerRow[] =>
  officersOn(past.holders, asAt).filter(({ role }) => role !== 'secretary')

type Company = { name: string; hasShares: boolean }

const askedAbout = (
  past: OwnershipHistory,
  { organizationId, asAt }: AsAt,
  { name, hasShares }: Company,
  thresholds: Thresholds,
): MissingFacts[] => {
  const { asked, gaps } = ownershipOn(past, organizationId, asAt, thresholds)
  const nameOf = (id: string) => (id === organizationId ? name : past.nameOf(id))
  return [
    ...asked.map((party): MissingFacts => ({
      ...partyOf(party),
      name: nameOf(partyId(party)),
      fields: ['beneficialOwner'],
    })),
    ...gaps
      .filter((gap) => gap.missing > 0 && (hasShares || gap.organizationId !== organizationId))
      .map((gap): MissingFacts => ({
        organizationId: gap.organizationId,
        name: nameOf(gap.organizationId),
        fields: ['shares'],
      })),
  ]
}

/** The register of beneficial owners of a company (OWN-7, OWN-12): where nobody owns enough, its directors as senior managing officials. */
export const ownersRegister = async (
  db: Db,
  company: Company,
  at: AsAt,
  thresholds: Thresholds,
): Promise<FoundRegister> => {
  const past = await readOwnershipHistory(db, at.organizationId)
  const snapshots = await readSnapshots(past, at, thresholds)
  const owners = ownerRows(past.holders, snapshots, past, at)
  const isOwned = (snapshots.at(-1)?.owners.length ?? 0) > 0
  const directors = isOwned ? [] : directorsOn(past, at.asAt)
  const { legalPersons: known } = past.on(at.asAt).known
  const isLegal = (party: Party) => 'organizationId' in party || (known?.has(party.personId) ?? false)
  const managers = directors.filter((director) => !isLegal(director))
  const legalPersons = directors.filter(isLegal)
  const particulars = await readParticularsOfDay(db, [...owners, ...managers], at)
  const facts = { particulars, day: at.asAt }
  const [ofOwners, ofManagers] = [withOwnerFacts(owners, facts), withOfficerFacts(managers, facts)]

  return {
    rows: [...ofOwners.rows, ...ofManagers.rows.map((row) => ({ ...row, nature: SENIOR, entered: row.appointed }))],
    missing: joinMissing([
      ...ofOwners.missing,
      ...ofManagers.missing.map(({ fields, ...party }) => ({
        ...party,
        fields: fields.filter((field) => ['birth', 'nationality', 'address'].includes(field)),
      })),
      ...legalPersons.map(({ name, ...party }): MissingFacts => ({
        ...partyOf(party),
        name,
        fields: ['beneficialOwner'],
      })),
      ...askedAbout(past, at, company, thresholds),
    ]).filter(({ fields }) => fields.length > 0),
  }
}
