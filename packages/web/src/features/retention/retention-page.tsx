import { SegmentedControl, Text } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { getRouteApi } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useListState } from '#lib/list-state'
import { useMay } from '#lib/may'
import { ListPage } from '#ui/list-page'
import { SearchBox } from '#ui/search-box'
import type { OnPage } from '#ui/pagination'
import { displayInstant } from '#lib/clock'
import { PlainTable } from '#ui/plain-table'
import { PagedResult } from '#ui/query-result'
import { RetainedList } from './retained-list.tsx'
import { type RetentionTab, retentionTabs } from './retention-page-search.ts'
import { certificatesQuery, RETENTION_LIMIT } from './retention.api.ts'

const headings = ['Record', 'Erased', 'By', 'Files', 'Emails', 'History lines', 'SHA-256 of the list'].map((label) => ({
  label,
}))

type Props = { search: string; page: number; onPage: OnPage }

/** What stays of erased records (RET-8). */
const CertificatesList = ({ search, page, onPage }: Props) => {
  const query = useQuery(certificatesQuery({ search, page }))

  return (
    <PagedResult
      query={query}
      failureMessage="Error fetching certificates"
      empty="No certificates found"
      page={page}
      limit={RETENTION_LIMIT}
      onPage={onPage}
    >
      {(certificates) => (
        <PlainTable label="Certificates" headings={headings}>
          {certificates.map((certificate) => (
            <tr key={certificate._id}>
              <td>{certificate.label}</td>
              <td>{displayInstant(certificate.at)}</td>
              <td>{certificate.by?.name ?? 'The command line'}</td>
              <td>{certificate.files}</td>
              <td>{certificate.mails}</td>
              <td>{certificate.changes}</td>
              <td>
                <Text span size="sm" ff="monospace" title={certificate.sha256}>
                  {certificate.sha256.slice(0, 16)}…
                </Text>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </PagedResult>
  )
}

const tabLabels: Record<RetentionTab, string> = {
  due: 'To be erased',
  held: 'On hold',
  upcoming: 'Coming',
  certificates: 'Certificates',
}

const route = getRouteApi('/staff/retention')

const Retention = () => {
  const { values, set } = useListState(route.useSearch())
  const { tab, search, page } = values
  const onPage: OnPage = (next, how) => set({ page: next }, { ...how, scrollToTop: true })

  return (
    <ListPage
      title="Retention"
      filters={
        <>
          <SegmentedControl
            aria-label="What to show"
            data={retentionTabs.map((value) => ({ value, label: tabLabels[value] }))}
            value={tab}
            onChange={(value) => set({ tab: value })}
          />
          <SearchBox
            value={search}
            onChange={(terms) => set({ search: terms }, { replace: true })}
            placeholder={tab === 'certificates' ? 'Search label, record, user' : 'Search by name'}
          />
        </>
      }
    >
      <Text size="sm" c="dimmed">
        Records are kept for five years after the relationship has ended (CJA 2010 s. 55), and then erased.
      </Text>
      {tab === 'certificates' ? (
        <CertificatesList search={search} page={page} onPage={onPage} />
      ) : (
        <RetainedList key={tab} label={tabLabels[tab]} state={tab} search={search} page={page} onPage={onPage} />
      )}
    </ListPage>
  )
}

/** What is to be erased, on hold or coming, and the certificates, for AML officers and administrators (RET-3). */
export const RetentionPage = () =>
  useMay(retentionCalls.searchRetention) ? (
    <Retention />
  ) : (
    <Text>Only AML officers and administrators can see this page.</Text>
  )
