import type { RemindedOrganization } from '@registrar/domain/emails/reminders/reminder-facts'
import type { Language } from '@registrar/domain/shared/language'
import type { ServicePlan } from '@registrar/domain/organizations/services/recurring-services'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { missingRecord } from '#platform/merges/merged-record'

export type Reminded = RemindedOrganization & { _id: string; language: Language | null }

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
