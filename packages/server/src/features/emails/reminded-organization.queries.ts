import { type RemindedOrganization, reminderFacts, type WritingDay } from '@registrar/domain/reminders/reminder-facts'
import type { ReminderKind } from '@registrar/domain/reminders/reminder-kind'
import type { TemplateParams } from '@registrar/domain/shared/email-template'
import type { Language } from '@registrar/domain/shared/language'
import type { ServicePlan } from '@registrar/domain/organizations/services/recurring-services'
import type { Brand } from '@registrar/domain/shared/brand'
import { sql } from 'kysely'
import { brandOfCompany } from '#features/brands'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { missingRecord } from '#platform/commands/merged-record'
import { findServiceCents, orderedAmount } from './ordered-amount.queries.ts'

export type Reminded = RemindedOrganization & {
  _id: string
  language: Language | null
  /** whose name, sender and signature its emails have (MAIL-17) */
  brand: Brand
  mail: string | null
  /** whom emails greet (ORG-26); null without a director */
  directorFirstName: string | null
}

const directorFirstName = sql<string | null>`(
  select p.first_name from living_links l join people p on p.id = l.person_id join link_terms t on t.link_id = l.id
  where l.organization_id = o.id and t.role = 'director' and t.ceased is null and p.deleted_at is null
  order by l.created_at, l.id limit 1)`

/**
 * The values of an organization that a reminder needs.
 * @throws Problem NOT_FOUND when unknown or deleted, MERGED when merged into another
 */
export const findRemindedOrganization = async (db: Db | Tx, id: string): Promise<Reminded> => {
  if (!isId(id)) throw await missingRecord(db, 'organization', id)

  const found = await db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select([
      'o.id as _id',
      'o.name',
      'o.mail',
      'd.language',
      'd.financial_year_end as financialYearEnd',
      'o.corporation_tax_reminder as corporationTaxPaidReminder',
      'o.has_domiciliation as hasDomiciliation',
      'd.domiciliation_plan as domiciliationSubscriptionPlan',
      'o.domiciliation_reminder as domiciliationPaidReminder',
      'o.has_secretary_company as hasSecretaryCompany',
      'd.secretary_company_plan as secretaryCompanySubscriptionPlan',
      'o.secretary_company_reminder as secretaryCompanyPaidReminder',
      'o.has_anonymous_shareholder as hasAnonymousShareholder',
      'd.anonymous_shareholder_plan as anonymousShareholderSubscriptionPlan',
      'o.anonymous_shareholder_reminder as anonymousShareholderPaidReminder',
      directorFirstName.as('directorFirstName'),
      brandOfCompany('o.id').as('brand'),
    ])
    .where('o.id', '=', id)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw await missingRecord(db, 'organization', id)

  // Check constraints keep these columns within their types.
  return {
    ...found,
    language: found.language as Language | null,
    domiciliationSubscriptionPlan: found.domiciliationSubscriptionPlan as ServicePlan | null,
    secretaryCompanySubscriptionPlan: found.secretaryCompanySubscriptionPlan as ServicePlan | null,
    anonymousShareholderSubscriptionPlan: found.anonymousShareholderSubscriptionPlan as ServicePlan | null,
  }
}

/** What a reminder of a kind says of an organization on a day: an amount only of a service that was ordered (MAIL-10, REM-3). */
export const readReminderFacts = async (
  db: Db | Tx,
  kind: ReminderKind,
  organization: Reminded,
  day: WritingDay,
): Promise<TemplateParams> => {
  const facts = reminderFacts(kind, organization, day)
  if (kind === 'corporationTax') return facts

  return { ...facts, amount: orderedAmount(await findServiceCents(db, organization._id, kind), day.language) }
}
