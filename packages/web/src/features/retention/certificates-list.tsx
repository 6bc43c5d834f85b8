import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { displayInstant } from '#lib/clock'
import { PlainTable } from '#ui/plain-table'
import { PagedResult } from '#ui/query-result'
import { certificatesQuery, RETENTION_LIMIT } from './retention.api.ts'
import type { OnPage } from '#ui/pagination'

const headings = ['Record', 'Erased', 'By', 'Files', 'Emails', 'History lines', 'SHA-256 of the list'].map((label) => ({
  label,
}))

type Props = { search: string; page: number; onPage: OnPage }

/** What stays of erased records (RET-8). */
export const CertificatesList = ({ search, page, onPage }: Props) => {
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
