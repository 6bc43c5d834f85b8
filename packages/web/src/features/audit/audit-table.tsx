import { Anchor } from '@mantine/core'
import { auditDetailsText, type AuditEntry, auditKindLabels } from '@registrar/domain/audit/audit-entry'
import { Link } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'
import { displayInstant } from '#lib/clock'
import { PlainTable } from '#ui/plain-table'

const headings = ['When', 'What', 'User', 'Network address', 'Record', 'Details'].map((label) => ({ label }))

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
export const AuditTable = ({ entries }: { entries: AuditEntry[] }) => (
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
