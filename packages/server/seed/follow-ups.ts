import {
  type FollowUpCode,
  followUpCatalogue,
  followUpCodes,
  type FollowUpKind,
  lastStep,
} from '@registrar/domain/follow-ups/catalogue'
import { addDays, addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import { returnKinds } from '@registrar/domain/follow-ups/follow-up-rules'
import { type Insertable, sql } from 'kysely'
import { keepRunningReturns } from '#features/filings'
import { inTransaction, type Tables } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import type { DemoOrganization, Firm, Maker } from './firm.ts'

type Row = Insertable<Tables['follow_ups']>

const comments = [
  'Documents sent by email, second reminder next week.',
  'Waiting for the signature page.',
  'Client on holiday until the end of the month.',
  'Paid; certificate to be forwarded.',
  'Revenue asked for the lease.',
]

type Fields = {
  code: FollowUpCode
  organization: DemoOrganization
  startDate: IsoDate
  step?: number
  ard?: IsoDate | null
  legalDay?: IsoDate
}

// The deadline counts from the ARD where the kind has one, and otherwise from the start date (FUP-2).
const followUpRow = ({ random, accounts }: Firm, fields: Fields): Row => {
  const kind: FollowUpKind = followUpCatalogue[fields.code]
  const ard = kind.ardEnabled ? (fields.ard ?? null) : null
  const from = kind.ardEnabled ? ard : fields.startDate
  const createdAt = `${fields.startDate}T${String(random.whole(8, 16)).padStart(2, '0')}:${random.whole(10, 59)}:00.000Z`

  return {
    id: newId(),
    organization_id: fields.organization.id,
    name: fields.code,
    step_index: fields.step ?? random.whole(0, lastStep(fields.code)),
    start_date: fields.startDate,
    ard,
    deadline: from && addDays(from, kind.days),
    legal_day: fields.legalDay ?? null,
    comments: random.chance(40) ? random.pick(comments) : null,
    created_by: random.pick(accounts).userId,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

/** The day of the next annual return: an anniversary of the first, already past for some organizations. */
const nextReturn = ({ random, today }: Firm, firstAr: IsoDate): IsoDate => {
  const bound = addDays(today, random.chance(12) ? -random.whole(60, 300) : -random.whole(0, 40))
  let next = addMonths(firstAr, 12)
  for (let years = 2; next < bound; years += 1) next = addMonths(firstAr, 12 * years)
  return next
}

// The archived returns of the years before; each has moved the next one on by twelve months (AR-4).
const pastReturns = (firm: Firm, organization: DemoOrganization, next: IsoDate): Row[] =>
  [1, 2, 3]
    .map((years) => addMonths(next, -12 * years))
    .filter((ard) => ard > (firstReturnOf(organization) ?? ''))
    .map((ard) => {
      const code = firm.random.pick(['AR_TRADING', 'AR_TRADING', 'AR_NO_TRADING'] as const)
      const row = followUpRow(firm, { code, organization, startDate: addDays(ard, -30), step: lastStep(code), ard })
      const archivedOn = addDays(ard, firm.random.whole(10, 55))
      const yesterday = addDays(firm.today, -1)
      return { ...row, archived_at: `${archivedOn < yesterday ? archivedOn : yesterday}T12:00:00.000Z` }
    })

const firstReturnOf = ({ incorporationDate }: DemoOrganization) => incorporationDate && addMonths(incorporationDate, 6)

const plausibleKinds = (organization: DemoOrganization): FollowUpCode[] => {
  if (organization.creationStatus === 'STRIKE_OFF') return ['STRIKE_OFF', 'STRIKE_OFF_NO_TRADING']
  if (!organization.incorporationDate) return ['INCORPORATION', 'COMPTE_BANCAIRE', 'PPS']
  if (!organization.status) return ['FIRST_AR', 'CORPORATION_TAX_REGISTRATION', 'VAT_REGISTRATION', 'RBO_UPDATED']
  return followUpCodes.filter(
    (code) => !['INCORPORATION', 'FIRST_AR', 'STRIKE_OFF', 'STRIKE_OFF_NO_TRADING'].includes(code),
  )
}

// What the CRO is told of within 14 days of a change; the firm starts two days after it (FUP-14).
const changeFilings: readonly FollowUpCode[] = [
  'CHANGE_OF_DIRECTOR',
  'CHANGE_OF_SECRETARY',
  'CESSATION_OF_DIRECTOR_SECRETARY',
  'CHANGE_OF_REGISTERED_ADDRESS',
]

const activeFollowUps = (firm: Firm, organization: DemoOrganization, next: IsoDate | null): Row[] => {
  const { random, today } = firm
  const codes = random.some(plausibleKinds(organization), random.pick([0, 1, 1, 1, 2, 2, 3]))

  return codes.map((code) => {
    const startDate = addDays(today, -random.whole(0, 90))
    const legalDay = changeFilings.includes(code) ? { legalDay: addDays(startDate, 12) } : {}
    return followUpRow(firm, { code, organization, startDate, ard: next, ...legalDay })
  })
}

// The register has the returns of completed follow-ups, as filed when they were archived, and the return that is due.
const makeReturns = ({ db, organizations }: Firm) =>
  inTransaction(db, async (tx) => {
    await sql`
      insert into filings (id, organization_id, event_date, made_up_to, due_on, sent_on, state, follow_up_id)
      select distinct on (f.organization_id, f.ard) gen_random_uuid(), f.organization_id, f.ard, f.ard, f.ard + 56,
        coalesce(f.archived_at::date, f.ard), 'sent', f.id
      from follow_ups f where f.is_completed and f.name = any(${[...returnKinds]}::text[]) and f.ard is not null
      order by f.organization_id, f.ard, f.id
      on conflict do nothing`.execute(tx)
    await keepRunningReturns(
      tx,
      organizations.map(({ id }) => id),
    )
  })

/** Makes follow-ups at every step, completed ones, and the archived annual returns of the years before. */
export const makeFollowUps: Maker = async (firm) => {
  const rows: Row[] = []

  for (const organization of firm.organizations) {
    const firstAr = firstReturnOf(organization) ?? null
    const next = firstAr && organization.status ? nextReturn(firm, firstAr) : firstAr
    if (next && organization.status) {
      rows.push(...pastReturns(firm, organization, next))
      await firm.db
        .updateTable('organizations')
        .set({ next_annual_return: next })
        .where('id', '=', organization.id)
        .execute()
    }
    rows.push(...activeFollowUps(firm, organization, next))
  }

  await firm.db.insertInto('follow_ups').values(rows).execute()
  await makeReturns(firm)
}
