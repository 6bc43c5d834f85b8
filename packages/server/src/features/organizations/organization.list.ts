import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import type { OrganizationSearch } from '@registrar/domain/organizations/organization-search'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { isId } from '#platform/database/ids'
import { blankable, filled, type List } from '#platform/lists/list'
import { listRow } from './organization-list-row.ts'
import { activeFollowUp, isAssignedTo, eb, isServiceLate } from './organization-parts.ts'
import { listedColumnByField } from './organizations.row.ts'

/** Days after which a sign-up mail without an answer is late, and within which a tax reminder is soon. */
const FINOTOR_LATE_DAYS = 14
const TAX_SOON_DAYS = 60

/** The organization list. */
export const organizationList: List<OrganizationSearch, OrganizationRow> = {
  from: 'organizations as o',
  shown: eb('o.deleted_at', 'is', null),
  instead: { deletedAt: eb('o.deleted_at', 'is not', null) },
  search: { field: 'search', column: 'o.search_text' },
  filters: {
    followUps: (isWanted) => (isWanted ? eb.exists(activeFollowUp().select('u.id')) : undefined),
    followUp: (kind) => eb.exists(activeFollowUp(kind).select('u.id')),
    deadline: (day, { query }) =>
      eb.exists(activeFollowUp(query.followUp).where('u.deadline', '<=', day).select('u.id')),
    user: (id) => (isId(id) ? isAssignedTo(id) : eb.lit(false)),
    arDate: (monthOrDay, { query }) => {
      const [field, month] = [query.arColumn ?? 'firstAr', `${monthOrDay.slice(0, 7)}-01`]
      const day = eb.ref(`o.${listedColumnByField[field]}`)
      return eb.and([eb(day, '>=', month), eb(day, '<', addMonths(month, 1))])
    },
    latePaidReminders: (service, { today }) => isServiceLate(service, today),
    status: (isDone) => eb('o.is_first_annual_return_done', '=', isDone),
    bilan: (when, { today }) => {
      const [day, soon] = [eb.ref('o.corporation_tax_reminder'), addDays(today, TAX_SOON_DAYS)]
      return { late: eb(day, '<', today), soon: eb.between(day, today, soon), ok: eb(day, '>', soon) }[when]
    },
    finotor: (state, { today }) => {
      if (state !== 'late') return eb('o.finotor', '=', state === 'ok' ? 'registered' : 'stopped')
      const lateBefore = `${addDays(today, -FINOTOR_LATE_DAYS)}T00:00:00Z`
      return eb.and([eb('o.finotor', '=', 'sent'), eb('o.finotor_email_sent_at', '<', lateBefore)])
    },
    hasRed: (isWanted) => {
      const broken = eb
        .selectFrom('company_compliance as c')
        .select('c.organization_id')
        .whereRef('c.organization_id', '=', 'o.id')
        .where(sql<boolean>`c.red_rules <> '{}'`)
      return isWanted ? eb.exists(broken) : eb.not(eb.exists(broken))
    },
    arLate: (isLate, { today }) =>
      isLate
        ? eb('o.next_annual_return', '<', today)
        : eb.or([eb('o.next_annual_return', '>=', today), eb('o.next_annual_return', 'is', null)]),
    amlComplete: (isComplete) => {
      const complete = eb
        .selectFrom('organization_aml as m')
        .select('m.organization_id')
        .whereRef('m.organization_id', '=', 'o.id')
        .where('m.completed_at', 'is not', null)
      return isComplete ? eb.exists(complete) : eb.not(eb.exists(complete))
    },
    creationStatus: (status) =>
      status === 'N/A' ? eb('o.creation_status', 'is', null) : eb('o.creation_status', '=', status),
  },
  sorts: {
    ...filled({ createdAt: 'o.created_at', name: 'o.sort_name' }),
    ...blankable({
      creationStatus: 'o.creation_status',
      incorporationDate: 'o.incorporation_date',
      firstAr: 'o.first_annual_return',
      nextArReminder: 'o.next_annual_return',
      domiciliationPaidReminder: 'o.domiciliation_reminder',
      secretaryCompanyPaidReminder: 'o.secretary_company_reminder',
      anonymousShareholderPaidReminder: 'o.anonymous_shareholder_reminder',
    }),
    ARD: ({ followUp }) => ({ value: activeFollowUp(followUp).select('u.ard'), isNullable: true }),
    deadline: ({ followUp }) => ({ value: activeFollowUp(followUp).select('u.deadline'), isNullable: true }),
  },
  row: listRow,
}
