import { expressionBuilder } from 'kysely'
import type { Tables } from '#platform/database/database'
import { attachedFiles, followUps } from './organization-parts.ts'

const eb = expressionBuilder<Tables & { o: Tables['organizations'] }, 'o'>()

/** What the list shows of an organization `o`, under the names of the wire. Built once: it is most of the list's query. */
export const listRowColumns = [
  eb.ref('o.id').as('_id'),
  eb.ref('o.name').as('name'),
  eb.ref('o.cro').as('cro'),
  eb.ref('o.incorporation_date').as('incorporationDate'),
  eb.ref('o.first_annual_return').as('firstAr'),
  eb.ref('o.next_annual_return').as('nextArReminder'),
  eb.ref('o.creation_status').as('creationStatus'),
  eb.ref('o.is_first_annual_return_done').as('status'),
  eb.ref('o.aml_risk_level').as('riskLevel'),
  eb.ref('o.domiciliation_reminder').as('domiciliationPaidReminder'),
  eb.ref('o.secretary_company_reminder').as('secretaryCompanyPaidReminder'),
  eb.ref('o.anonymous_shareholder_reminder').as('anonymousShareholderPaidReminder'),
  eb.ref('o.created_at').as('createdAt'),
  eb.ref('o.deleted_at').as('deletedAt'),
  eb.selectFrom('organization_details as d').select('d.notes').whereRef('d.organization_id', '=', 'o.id').as('notes'),
  attachedFiles(eb).as('attachedFiles'),
  followUps(eb).as('followUps'),
] as const
