import { Anchor, Text } from '@mantine/core'
import { formatCount } from '@registrar/domain/shared/count-text'
import { auditDetailsText, type AuditEntry, auditKindLabels, auditKinds } from '@registrar/domain/audit/audit-entry'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { UserSelect } from '#features/users'
import { useListState } from '#lib/list-state'
import { useMay } from '#lib/may'
import { DateField } from '#ui/date-field'
import { ExportButton } from '#ui/export-button'
import { KindsFilter } from '#ui/kinds-filter'
import { ListPage } from '#ui/list-page'
import { MoreFilters } from '#ui/more-filters'
import { PagedResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { useBackLinkState } from '#lib/back-link'
import { displayInstant } from '#lib/clock'
import { PlainTable } from '#ui/plain-table'
import { AUDIT_LIMIT, auditQuery } from './audit.api.ts'

const headings = [
  { label: 'When' },
  { label: 'What', onPhone: 'top' as const },
  { label: 'User', onPhone: 'bare' as const },
  { label: 'Network address', onPhone: 'bare' as const },
  { label: 'Record', onPhone: 'bare' as const },
  { label: 'Details', onPhone: 'bare' as const },
]

const addressOf = ({ type, _id }: NonNullable<AuditEntry['record']>) =>
  ({ person: `/people/${_id}`, organization: `/organization/${_id}`, user: '/account/staff' })[type]

const RecordName = ({ record }: Pick<AuditEntry, 'record'>) => {
  const backLinkState = useBackLinkState()
  if (record === null) return null
  // Of an erased record the id is left: the search finds its lines by it.
  if (record.name === null) return `Erased (${record._id})`
  return (
    <Anchor component={Link} to={addressOf(record)} state={backLinkState}>
      {record.name}
    </Anchor>
  )
}

/** Lines of the audit: when, what, who, from where, and of which record. */
const AuditTable = ({ entries }: { entries: AuditEntry[] }) => (
  <PlainTable label="Audit" headings={headings}>
    {entries.map((entry) => (
      <tr key={entry._id}>
        <td>{displayInstant(entry.at)}</td>
        <td>{auditKindLabels[entry.kind]}</td>
        <td>{entry.user?.name ?? entry.email}</td>
        <td>{entry.address}</td>
        <td>
          <RecordName record={entry.record} />
        </td>
        <td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '12rem' }}>
          {auditDetailsText(entry.details)}
        </td>
      </tr>
    ))}
  </PlainTable>
)

const route = getRouteApi('/staff/account/audit')

const Audit = () => {
  const { values: address, set } = useListState(route.useSearch())
  const values = { ...address, kinds: auditKinds.filter((kind) => address.kinds.includes(kind)) }
  const query = useQuery(auditQuery(values))

  return (
    <ListPage
      title="Audit"
      count={query.data && `${formatCount(query.data.totalItems)} in total`}
      actions={<ExportButton call={auditCalls.exportAudit} body={values} />}
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(search) => set({ search }, { replace: true })}
            placeholder="Search user, email, address, record"
          />
          <MoreFilters isSet={[values.user, values.from, values.to].some(Boolean) || Boolean(values.kinds?.length)}>
            <KindsFilter
              kinds={auditKinds}
              labels={auditKindLabels}
              value={values.kinds}
              onChange={(kinds) => set({ kinds })}
              w={{ base: '100%', sm: 280 }}
            />
            <UserSelect
              aria-label="User"
              placeholder="Any user"
              w={200}
              value={values.user ?? null}
              onChange={(user) => set({ user: user ?? undefined })}
            />
            <DateField
              aria-label="From"
              placeholder="From"
              w={140}
              value={values.from ?? null}
              onEntry={(from) => set({ from: from ?? undefined })}
              clearable
            />
            <DateField
              aria-label="To"
              placeholder="To"
              w={140}
              value={values.to ?? null}
              onEntry={(to) => set({ to: to ?? undefined })}
              clearable
            />
          </MoreFilters>
        </>
      }
    >
      <PagedResult
        query={query}
        failureMessage="Error fetching the audit"
        empty="No entries found"
        page={values.page}
        limit={AUDIT_LIMIT}
        onPage={(page, how) => set({ page }, { ...how, scrollToTop: true })}
      >
        {(entries) => <AuditTable entries={entries} />}
      </PagedResult>
    </ListPage>
  )
}

/** What the audit recorded, for AML officers and administrators (AUD-5). */
export const AuditPage = () =>
  useMay(auditCalls.searchAudit) ? <Audit /> : <Text>Only AML officers and administrators can see this page.</Text>
