import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { answeredQuestions } from '@registrar/domain/aml/aml-texts'
import { enhancedDiligenceReasons, missingMeasures } from '@registrar/domain/aml/enhanced-diligence'
import type { FileRule } from '@registrar/domain/aml/file-gaps'
import type { ChangedFact } from '@registrar/domain/aml/review-facts'
import type { RiskLevel } from '@registrar/domain/aml/risk-score'
import type { AmlFacts, B1B73Change, ComplianceFacts } from '@registrar/domain/compliance/compliance-facts'
import { type CroStatus, isStruckOff } from '@registrar/domain/organizations/cro-status'
import type { SanctionsListKind } from '@registrar/domain/sanctions/sanctions-entry'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { readParties } from './compliance-parties.queries.ts'
import { confirmedOn } from '#features/diligence'
import { hasPresentPep } from '#features/present-links'
import { basisOfRow, countedDeliveryOfRow, readRunningFacts, returnColumns } from '#features/filings'
import { hasPartyAtRisk } from '#features/organizations'

const byCompany = <R extends { organizationId: string }>(rows: R[]): ((id: string) => R[]) => {
  const groups = Map.groupBy(rows, ({ organizationId }) => organizationId)
  return (id) => groups.get(id) ?? []
}

/** The annual returns of companies: those filed, as their registers have them, and the one that is due (AR-17). */
const readReturns = async (db: Db | Tx, ids: readonly string[], day: Day) =>
  byCompany(
    (
      await db
        .selectFrom('filings')
        .select('organization_id as organizationId')
        .select(returnColumns)
        .where('organization_id', 'in', ids)
        .where('kind', '=', 'B1')
        .where('deleted_at', 'is', null)
        .where('reason', 'is', null)
        .execute()
    ).map((row) => ({
      organizationId: row.organizationId,
      ard: row.event_date,
      // One that was sent back counts from the delivery that the law counts; without it, it is due again (FIL-5).
      filedOn: row.sent_on && countedDeliveryOfRow(row, day),
      isFirst: row.is_first,
      isSentBack: row.sent_back_on !== null,
      ...basisOfRow(row),
    })),
  )

/** The changes of the B1B73 of companies, oldest first. */
const readB1B73Changes = async (db: Db | Tx, ids: readonly string[]) => {
  const { rows } = await sql<B1B73Change & { organizationId: string }>`
    select c.record_id as "organizationId", c.fields -> 'B1B73' ->> 0 as "from", c.fields -> 'B1B73' ->> 1 as "to",
      c.fields -> 'nextArReminder' ->> 0 as ard
    from changes c
    where c.record_id = any(${ids}::uuid[]) and c.record_type = 'organization' and c.fields ? 'B1B73'
    order by c.id`.execute(db)

  return byCompany(rows)
}

// The earliest that is due: one that was sent back and not corrected comes before the return after it.
const dueReturnOf = <R extends { ard: IsoDate; filedOn: IsoDate | null }>(returns: readonly R[]): R | null =>
  returns.filter(({ filedOn }) => filedOn === null).toSorted((one, other) => (one.ard < other.ard ? -1 : 1))[0] ?? null

type Day = { today: IsoDate; timeZone: string; closingDays: ClosingDays }

// What a reason was given for when the latest version was signed; nothing when it was complete.
const acceptedOpen = sql<string[]>`array(
  select distinct point ->> 'rule'
  from (select v.content::jsonb as content from aml_versions v where v.organization_id = o.id
    order by v.signed_at desc, v.id desc limit 1) latest,
    jsonb_array_elements(case when latest.content ->> 'acceptOpen' is null then '[]' else latest.content -> 'open' end) point)`

// The hits of one kind that stop the file of the company `o`.
const uncleared = (kind: SanctionsListKind) => sql`(
  select u.hit_id from uncleared_sanctions() u where u.organization_id = o.id and u.list_kind = ${kind}
  union select a.hit_id from uncleared_above(o.id) a where a.list_kind = ${kind})`

const readCompanies = (db: Db | Tx, ids: readonly string[], timeZone: string) =>
  db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .leftJoin('organization_aml as m', 'm.organization_id', 'o.id')
    .leftJoin('aml_reviews as w', 'w.organization_id', 'o.id')
    .select([
      'o.id',
      'o.name',
      'o.creation_status as creationStatus',
      'o.aml_risk_level as riskLevel',
      'd.bond_until as bondUntil',
      'd.real_link_certificate_until as realLinkCertificateUntil',
      'd.is_in_group as isInGroup',
      'd.is_rbo_compliant as rbo',
      'd.cro_status',
      'd.relationship_ended_on as relationshipEndedOn',
      'm.form',
      'w.changed',
      'w.changed_on as changedOn',
    ])
    .select(confirmedOn(timeZone).as('completedOn'))
    .select(hasPresentPep().as('hasLinkedPep'))
    .select(
      sql<string[]>`array(
        select distinct coalesce(${fullName('p')}, c.name)
        from ${uncleared('sanctions')} s
        join sanctions_hits h on h.id = s.hit_id
        left join people p on p.id = h.person_id
        left join organizations c on c.id = h.organization_id order by 1)`.as('sanctionsHits'),
    )
    .select(
      sql<string[]>`array(
        select distinct ${fullName('p')} from ${uncleared('pep')} s
        join sanctions_hits h on h.id = s.hit_id join people p on p.id = h.person_id order by 1)`.as('undecidedPeps'),
    )
    .select(hasPartyAtRisk().as('hasPartyAtRisk'))
    .select(sql<boolean>`exists (select from aml_versions v where v.organization_id = o.id)`.as('isSigned'))
    .select(acceptedOpen.as('acceptedOpen'))
    .where('o.id', 'in', ids)
    .where('o.deleted_at', 'is', null)
    .execute()

type Company = Awaited<ReturnType<typeof readCompanies>>[number]

const amlFactsOf = ({
  form: saved,
  riskLevel,
  completedOn,
  hasLinkedPep,
  hasPartyAtRisk: isAtRisk,
  changed,
  changedOn,
  isSigned,
  sanctionsHits,
  undecidedPeps,
  acceptedOpen: accepted,
}: Company): Omit<AmlFacts, 'open'> => {
  const form: AmlChanges = saved ?? {}
  return {
    level: riskLevel as RiskLevel | null,
    answered: answeredQuestions(form),
    completedOn,
    enhanced: enhancedDiligenceReasons(form, {
      hasLinkedPep,
      hasPartyAtRisk: isAtRisk,
      hasSanctionsHit: sanctionsHits.length > 0,
    }),
    changed: changedOn ? { facts: (changed ?? []) as ChangedFact[], on: changedOn } : null,
    missingMeasures: missingMeasures(form),
    isSigned,
    sanctionsHits,
    undecidedPeps,
    acceptedOpen: accepted as FileRule[],
  }
}

const endedOf = (company: Company, today: IsoDate): ComplianceFacts['ended'] => {
  const { creationStatus, cro_status, relationshipEndedOn } = company
  if (isStruckOff({ creationStatus, croStatus: cro_status as CroStatus | null })) return 'struckOff'
  return relationshipEndedOn && relationshipEndedOn <= today ? 'relationshipEnded' : null
}

/** The facts about companies that the compliance rules need on a day, without deleted companies. Days are those of `timeZone`. */
export const readComplianceFacts = async (
  db: Db | Tx,
  ids: readonly string[],
  day: Day,
): Promise<(ComplianceFacts & { organizationId: string })[]> => {
  if (ids.length === 0) return []

  const { today, timeZone } = day
  const companies = await readCompanies(db, ids, timeZone)
  const parties = await readParties(db, ids, today)
  const returns = await readReturns(db, ids, day)
  const b1b73Changes = await readB1B73Changes(db, ids)

  const running = new Map((await readRunningFacts(db, ids)).map((facts) => [facts.id, facts]))

  return companies.flatMap((company) => {
    const facts = running.get(company.id)
    return facts
      ? [
          {
            ...facts,
            organizationId: company.id,
            ended: endedOf(company, today),
            bondUntil: company.bondUntil,
            realLinkCertificateUntil: company.realLinkCertificateUntil,
            rbo: company.rbo ?? false,
            ...parties(company.id),
            filedReturns: returns(company.id).flatMap(({ filedOn, ...one }) => (filedOn ? [{ ...one, filedOn }] : [])),
            runningReturn: dueReturnOf(returns(company.id)),
            isInGroup: company.isInGroup ?? false,
            b1b73Changes: b1b73Changes(company.id),
            aml: amlFactsOf(company),
          },
        ]
      : []
  })
}
