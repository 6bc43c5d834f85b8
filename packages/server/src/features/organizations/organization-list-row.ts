import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import { type Expression, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { versionOf } from '#platform/commands/record-version'
import type { Db } from '#platform/database/database'
import { askedOf, columnsOf, recordColumn } from '#platform/database/columns'
import { answeredCount, diligenceReasons } from './aml/aml-status.ts'
import { assignedUsers, attachedFiles, dueReturn, followUps } from './organization-expressions.ts'
import { detailColumnByField, detailDefaults, listedColumnByField } from './organizations.row.ts'

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

// An organization without a row of details has the empty values.
const detailField = (field: keyof typeof detailColumnByField) => {
  const column = sql.ref(`d.${detailColumnByField[field]}`)
  const empty = detailDefaults[field]
  if (empty === false) return sql`coalesce(${column}, false)`.as(field)
  return (empty === null ? column : sql`coalesce(to_jsonb(${column}), '[]')`).as(field)
}

/** What the list shows of an organization, under the API's field names, with the fields that are asked for besides. */
export const listRow = (db: Db, id: Expression<string>, asked: readonly string[] = []): Expression<OrganizationRow> =>
  db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .leftJoin('company_compliance as k', 'k.organization_id', 'o.id')
    .leftJoin('organization_aml as m', 'm.organization_id', 'o.id')
    // Check constraints keep the columns within the type.
    .$if(asked.length > 0, (query) =>
      query
        .select(columnsOf('o', listedColumnByField, askedOf(listedColumnByField, asked)))
        .select(askedOf(detailColumnByField, asked).map(detailField))
        .$castTo<OrganizationRow>(),
    )
    .$if(asked.includes('users'), (query) => query.select(assignedUsers().as('users')))
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
      dueReturn().as('runningReturn'),
    ])
    .where('o.id', '=', id)
