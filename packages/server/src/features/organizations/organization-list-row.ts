import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import { type Expression, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { versionOf } from '#platform/commands/record-version'
import type { Db } from '#platform/database/database'
import { columnsOf, recordColumn } from '#platform/database/columns'
import { answeredCount, diligenceReasons } from './aml/aml-status.ts'
import { attachedFiles, followUps, runningReturn } from './organization-expressions.ts'
import { listedColumnByField } from './organizations.row.ts'

const fields = [
  'name',
  'cro',
  'incorporationDate',
  'firstAr',
  'nextArReminder',
  'status',
  'domiciliationPaidReminder',
  'secretaryCompanyPaidReminder',
  'anonymousShareholderPaidReminder',
] as const

const formerly = sql<string[]>`array(
  select f.name from former_company_names f where f.organization_id = o.id and f.name <> '' order by 1)`

/** What the list shows of an organization, under the API's field names. */
export const listRow = (db: Db, id: Expression<string>): Expression<OrganizationRow> =>
  db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .leftJoin('company_compliance as k', 'k.organization_id', 'o.id')
    .leftJoin('organization_aml as m', 'm.organization_id', 'o.id')
    .select(columnsOf('o', recordColumn, ['_id', 'createdAt', 'deletedAt']))
    .select(columnsOf('o', listedColumnByField, fields))
    .select((eb) => [
      versionOf('o'),
      formerly.as('formerly'),
      'd.notes',
      sql<string[]>`coalesce(d.other_mails, '{}')`.as('otherMails'),
      sql<OrganizationRow['mailState']>`o.mail_state`.as('mailState'),
      // Check constraints hold what these two types promise.
      eb.ref('o.creation_status').$castTo<OrganizationRow['creationStatus']>().as('creationStatus'),
      jsonBuildObject({
        appendix2_risk_level: eb.ref('o.aml_risk_level').$castTo<OrganizationRow['aml']['appendix2_risk_level']>(),
        answered: answeredCount,
        enhancedDueDiligence: diligenceReasons(),
      }).as('aml'),
      sql<boolean>`coalesce(k.red_rules <> '{}', false)`.as('hasRed'),
      sql<OrganizationRow['redRules']>`to_jsonb(coalesce(k.red_rules, '{}'))`.as('redRules'),
      attachedFiles().as('attachedFiles'),
      followUps().as('followUps'),
      runningReturn().as('runningReturn'),
    ])
    .where('o.id', '=', id)
