import type { RecurringService } from '@registrar/domain/organizations/creation'
import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import type { OrganizationSearch, OrganizationSortField } from '@registrar/domain/organizations/organization-search'
import { addDays, addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { countRows, isLargeTable, keptCount, type Page, readPage } from '#platform/paging'
import { countsWords, matchesWords, searchWords } from '#platform/search'
import { orderedBy, type SortKey } from '#platform/sorting'
import { listRowColumns } from './organization-list-row.ts'
import { organizationRow } from './organizations.queries.ts'

const sortKeys: Record<OrganizationSortField, SortKey> = {
  createdAt: { column: 'o.created_at', isNullable: false },
  name: { column: 'o.sort_name', isNullable: false },
  creationStatus: { column: 'o.creation_status', isNullable: true },
  incorporationDate: { column: 'o.incorporation_date', isNullable: true },
  firstAr: { column: 'o.first_annual_return', isNullable: true },
  nextArReminder: { column: 'o.next_annual_return', isNullable: true },
  ARD: { column: 'chosen.ard', isNullable: true },
  deadline: { column: 'chosen.deadline', isNullable: true },
  domiciliationPaidReminder: { column: 'o.domiciliation_reminder', isNullable: true },
  secretaryCompanyPaidReminder: { column: 'o.secretary_company_reminder', isNullable: true },
  anonymousShareholderPaidReminder: { column: 'o.anonymous_shareholder_reminder', isNullable: true },
}

const arColumns = { firstAr: 'o.first_annual_return', nextArReminder: 'o.next_annual_return' } as const

const services = {
  domiciliation: ['o.has_domiciliation', 'o.domiciliation_reminder'],
  secretaryCompany: ['o.has_secretary_company', 'o.secretary_company_reminder'],
  anonymousShareholder: ['o.has_anonymous_shareholder', 'o.anonymous_shareholder_reminder'],
} as const satisfies Record<RecurringService, unknown>

/** Days after which a sign-up mail without an answer is late, and a tax reminder is soon. Source: decision O9. */
const FINOTOR_LATE_DAYS = 14
const TAX_SOON_DAYS = 60

const base = (db: Db, asked: OrganizationSearch, today: IsoDate) =>
  db
    .selectFrom('organizations as o')
    .$if(asked.followUp !== undefined, (query) =>
      query.innerJoin('follow_ups as chosen', (join) =>
        join
          .onRef('chosen.organization_id', '=', 'o.id')
          .on('chosen.name', '=', asked.followUp ?? '')
          .on('chosen.archived_at', 'is', null)
          .on('chosen.deleted_at', 'is', null),
      ),
    )
    .$if(asked.deadline !== undefined, (query) =>
      query.where(sql.ref<IsoDate>('chosen.deadline'), '<=', asked.deadline ?? ''),
    )
    .$if(asked.followUps === true, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('follow_ups as any_active')
            .select('any_active.id')
            .whereRef('any_active.organization_id', '=', 'o.id')
            .where('any_active.archived_at', 'is', null)
            .where('any_active.deleted_at', 'is', null),
        ),
      ),
    )
    .$if(asked.user !== undefined, (query) =>
      query.where((eb) =>
        isId(asked.user ?? '')
          ? eb(
              'o.id',
              'in',
              eb
                .selectFrom('organization_users as assigned')
                .select('assigned.organization_id')
                .where('assigned.user_id', '=', asked.user ?? ''),
            )
          : eb.lit(false),
      ),
    )
    .$if(asked.arDate !== undefined, (query) => {
      const column = arColumns[asked.arColumn ?? 'firstAr']
      const month = `${asked.arDate?.slice(0, 7)}-01`
      return query.where(column, '>=', month).where(column, '<', addMonths(month, 1))
    })
    .$if(asked.latePaidReminders !== undefined, (query) => {
      const [isActive, reminder] = services[asked.latePaidReminders ?? 'domiciliation']
      return query.where(isActive, '=', true).where(reminder, '<', today)
    })
    .$if(asked.status !== undefined, (query) =>
      query.where('o.is_first_annual_return_done', '=', asked.status ?? false),
    )
    .$if(asked.bilan === 'late', (query) => query.where('o.corporation_tax_reminder', '<', today))
    .$if(asked.bilan === 'soon', (query) =>
      query
        .where('o.corporation_tax_reminder', '>=', today)
        .where('o.corporation_tax_reminder', '<=', addDays(today, TAX_SOON_DAYS)),
    )
    .$if(asked.bilan === 'ok', (query) => query.where('o.corporation_tax_reminder', '>', addDays(today, TAX_SOON_DAYS)))
    .$if(asked.finotor === 'ok', (query) => query.where('o.finotor', '=', 'registered'))
    .$if(asked.finotor === 'stopped', (query) => query.where('o.finotor', '=', 'stopped'))
    .$if(asked.finotor === 'late', (query) =>
      query
        .where('o.finotor', '=', 'sent')
        .where('o.finotor_email_sent_at', '<', `${addDays(today, -FINOTOR_LATE_DAYS)}T00:00:00Z`),
    )
    .$if(asked.creationStatus === 'N/A', (query) => query.where('o.creation_status', 'is', null))
    .$if(asked.creationStatus !== undefined && asked.creationStatus !== 'N/A', (query) =>
      query.where('o.creation_status', '=', asked.creationStatus ?? ''),
    )

// A late reminder is never blank; its index can then be read in both directions.
const sortKeyOf = ({ sortField, latePaidReminders }: OrganizationSearch): SortKey => {
  const key = sortKeys[sortField]
  const isLate = latePaidReminders !== undefined && services[latePaidReminders][1] === key.column
  return isLate ? { ...key, isNullable: false } : key
}

const FILTERS = [
  'followUps',
  'followUp',
  'user',
  'arDate',
  'latePaidReminders',
  'status',
  'bilan',
  'finotor',
  'creationStatus',
] as const

/** A page of the organization list; `today` decides what is late. Source: part 1, sections 2 and 7; decision O9. */
export const searchOrganizations = async (
  db: Db,
  asked: OrganizationSearch,
  today: IsoDate,
): Promise<Page<OrganizationRow>> => {
  const words = searchWords(asked.search)
  const isLarge = await isLargeTable(db, 'organizations')
  const isDeleted = asked.deletedAt !== undefined && asked.deletedAt !== null
  const hasFilter = isDeleted || FILTERS.some((name) => Boolean(asked[name] ?? false) || asked[name] === false)
  const isFiltered = hasFilter || words.length > 0
  const { page, limit, ...terms } = asked
  const question = ['organizations', terms, today, isLarge]
  const filtered = (holds = matchesWords) =>
    base(db, asked, today)
      .where('o.deleted_at', isDeleted ? 'is not' : 'is', null)
      .$if(words.length > 0, (query) => query.where((eb) => holds(eb.ref('o.search_text'), words, isLarge)(eb)))
  const ids = {
    question,
    query: () => filtered(countsWords).select('o.id'),
    isOneCondition: !hasFilter && words.length === 1,
  }

  const key = sortKeyOf(asked)

  const found = await readPage(db, {
    page,
    limit,
    question,
    isCapped: isFiltered && isLarge,
    findOnce:
      isLarge && words.length > 1
        ? {
            found: () => filtered(countsWords).select(['o.id', sql.ref(key.column).as('sort_key')]),
            key,
            order: asked.sortOrder,
          }
        : undefined,
    rows: (slice) => {
      const those = slice.ids ? base(db, asked, today).where('o.id', 'in', slice.ids) : filtered()
      // The page is cut first: the parts of the rows that are skipped are never read.
      const cut = those
        .selectAll('o')
        .select(sql.ref(key.column).as('sort_key'))
        .$call(orderedBy(key, 'o.id', asked.sortOrder, slice.isReversed))
        .limit(slice.limit)
        .offset(slice.offset)
      return db
        .selectFrom(cut.as('o'))
        .select(listRowColumns)
        .$call(orderedBy({ ...key, column: 'o.sort_key' }, 'o.id', asked.sortOrder, slice.isReversed))
    },
    count: (cap) => (isFiltered ? countRows(db, ids, cap) : keptCount(db, 'organizations')),
  })
  return { ...found, data: found.data.map(organizationRow) }
}
