import type { ChangedFact } from '@registrar/domain/aml/review-facts'
import type { RiskLevel } from '@registrar/domain/aml/risk-score'
import type { CompanyDates } from '@registrar/domain/deadlines/company-deadlines'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { type CompanyType, guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { CroStatus } from '@registrar/domain/organizations/cro-status'
import { paymentState } from '@registrar/domain/subscriptions/payment-periods'
import type { SubscriptionStatus } from '@registrar/domain/subscriptions/subscription'
import { sql } from 'kysely'
import { openFilingStates } from '@registrar/domain/filings/filing-state'
import { basisOfRow, filingColumns, hasAppliedForStrikeOff, returnColumns, storedFiling } from '#features/filings'
import { readTaxRecords } from '#features/taxes'
import type { Tx } from '#platform/database/database'
import { readAnswersCompleteOn } from './answers-complete-on.ts'

const readCompanies = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .leftJoin('aml_reviews as w', 'w.organization_id', 'o.id')
    .select([
      'o.id',
      'o.name',
      'o.creation_status as creationStatus',
      'o.incorporation_date as incorporationDate',
      'o.next_annual_return as nextArReminder',
      'o.corporation_tax_reminder as corporationTaxPaidReminder',
      'o.has_domiciliation as hasDomiciliation',
      'o.domiciliation_reminder as domiciliationPaidReminder',
      'o.has_secretary_company as hasSecretaryCompany',
      'o.secretary_company_reminder as secretaryCompanyPaidReminder',
      'o.has_anonymous_shareholder as hasAnonymousShareholder',
      'o.anonymous_shareholder_reminder as anonymousShareholderPaidReminder',
      'o.aml_risk_level as riskLevel',
      'd.financial_year_end as financialYearEnd',
      'd.last_annexed_year_end as lastAnnexedYearEnd',
      'd.is_rbo_compliant as rbo',
      'd.relationship_ended_on as relationshipEndedOn',
      'd.company_type',
      'w.is_enhanced',
      'w.changed',
      'w.changed_on',
      'd.cro_status',
      'd.cro_status_on as croStatusOn',
      'd.bond_until as bondUntil',
      'd.real_link_certificate_until as realLinkCertificateUntil',
    ])
    .select(sql<boolean>`exists (${hasAppliedForStrikeOff})`.as('hasAppliedForStrikeOff'))
    .where('o.id', 'in', ids)
    .where('o.deleted_at', 'is', null)
    .execute()

const readFollowUps = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom('follow_ups as f')
    .select(['f.id', 'f.organization_id', 'f.name', 'f.step_index', 'f.start_date', 'f.ard as ARD', 'f.deadline'])
    .select(['f.legal_day as legalDay', 'f.archived_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('filings as filed')
            .select('filed.id')
            .whereRef('filed.follow_up_id', '=', 'f.id')
            .where('filed.kind', '<>', 'B1')
            .where('filed.state', 'not in', openFilingStates)
            .where('filed.deleted_at', 'is', null),
        )
        .as('isFiled'),
    )
    .where('f.organization_id', 'in', ids)
    .where('f.archived_at', 'is', null)
    .where('f.deleted_at', 'is', null)
    .execute()

const readSubscriptions = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.id', 's.organization_id', 'p.name', 's.plan', 's.status', 's.starting_date as startingDate'])
    .select((eb) =>
      eb
        .selectFrom('subscription_orders as paid')
        .innerJoin('orders', 'orders.id', 'paid.order_id')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('paid.subscription_id', '=', 's.id')
        .where('orders.deleted_at', 'is', null)
        .as('paidPeriods'),
    )
    .where('s.organization_id', 'in', ids)
    .where('s.deleted_at', 'is', null)
    .execute()

const readRunningReturns = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom('filings')
    .select('organization_id')
    .select(returnColumns)
    .where('organization_id', 'in', ids)
    .where('kind', '=', 'B1')
    .where('state', '=', 'toFile')
    .where('deleted_at', 'is', null)
    .execute()

const readOpenFilings = async (tx: Tx, ids: string[]) =>
  (
    await tx
      .selectFrom('filings as f')
      .select(filingColumns)
      .where('f.organization_id', 'in', ids)
      .where('f.state', 'in', openFilingStates)
      .where((eb) => eb.or([eb('f.kind', '<>', 'B1'), eb('f.state', '=', 'sentBack')]))
      // The first filing of the owners is due until it is ticked, and stands by itself.
      .where((eb) => eb.not(eb.and([eb('f.kind', '=', 'RBO'), eb('f.is_first', '=', true)])))
      .where('f.deleted_at', 'is', null)
      .execute()
  ).map((row) => ({ ...storedFiling(row), id: row._id, organization_id: row.organizationId }))

const byOrganization = <R extends { organization_id: string }>(rows: R[]) =>
  Map.groupBy(rows, ({ organization_id }) => organization_id)

/**
 * What the deadlines of companies are computed from, without deleted companies. Days are those of `timeZone`, where the firm
 * works.
 */
export const readCompanyDates = async (
  tx: Tx,
  ids: string[],
  timeZone: string,
): Promise<(CompanyDates & { id: string; name: string })[]> => {
  if (ids.length === 0) return []

  const companies = await readCompanies(tx, ids)
  const followUps = byOrganization(await readFollowUps(tx, ids))
  const filings = byOrganization(await readOpenFilings(tx, ids))
  const returns = new Map(
    (await readRunningReturns(tx, ids)).map((row) => [
      row.organization_id,
      { ...basisOfRow(row), ard: row.event_date },
    ]),
  )
  const subscriptions = byOrganization(await readSubscriptions(tx, ids))
  const taxRecordsOf = await readTaxRecords(tx, ids, timeZone)
  const completeOn = await readAnswersCompleteOn(tx, ids, timeZone)

  return companies.map((company) => ({
    ...company,
    ...taxRecordsOf(company.id),
    companyType: (company.company_type as CompanyType | null) ?? guessCompanyType(company.name),
    croStatus: company.cro_status as CroStatus | null,
    rbo: company.rbo ?? false,
    runningReturn: returns.get(company.id) ?? null,
    filings: filings.get(company.id) ?? [],
    riskLevel: company.riskLevel as RiskLevel | null,
    answersCompleteOn: completeOn.get(company.id) ?? null,
    isEnhanced: company.is_enhanced ?? false,
    changed: company.changed_on ? { facts: (company.changed ?? []) as ChangedFact[], on: company.changed_on } : null,
    followUps: (followUps.get(company.id) ?? []).map((one) => ({
      ...one,
      name: one.name as FollowUpCode,
      isFiled: one.isFiled === true,
    })),
    subscriptions: (subscriptions.get(company.id) ?? []).map(
      ({ id, name, startingDate, plan, status, paidPeriods }) => {
        const subscription = { startingDate, plan, status: status as SubscriptionStatus, paidPeriods: paidPeriods ?? 0 }
        // The first unpaid period does not depend on today.
        return { id, name, nextDueDate: paymentState(subscription, startingDate).nextDueDate }
      },
    ),
  }))
}
