import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { displayInstant } from '#lib/clock'
import { useErrorToast } from '#lib/use-error-toast'
import { Pagination } from '#ui/pagination'
import { PlainTable } from '#ui/plain-table'
import { Empty, Failed, Loading } from '#ui/states'
import { certificatesQuery, RETENTION_LIMIT } from './retention.api.ts'

const FAILED = 'Failed to read the certificates'
const headings = ['Record', 'Erased', 'By', 'Files', 'Emails', 'History lines', 'SHA-256 of the list'].map((label) => ({
  label,
}))

type Props = { search: string; page: number; onPage: (page: number) => void }

/** What stays of erased records (RET-8). */
export const CertificatesList = ({ search, page, onPage }: Props) => {
  const { data, error, refetch } = useQuery(certificatesQuery({ search, page }))
  useErrorToast(error, FAILED)

  if (!data) return error ? <Failed message={FAILED} onRetry={() => void refetch()} /> : <Loading />
  if (data.data.length === 0) return <Empty>No certificate was found</Empty>

  return (
    <>
      <PlainTable label="Certificates" headings={headings}>
        {data.data.map((certificate) => (
          <tr key={certificate._id}>
            <td>{certificate.label}</td>
            <td>{displayInstant(certificate.at)}</td>
            <td>{certificate.by?.name ?? 'npm run purge'}</td>
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
      <Pagination
        page={page}
        limit={RETENTION_LIMIT}
        totalItems={data.totalItems}
        totalPages={data.totalPages}
        onPage={onPage}
      />
    </>
  )
}
