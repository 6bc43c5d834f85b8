import { Anchor } from '@mantine/core'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { Link } from '@tanstack/react-router'
import { ApiProblem } from '#lib/api-problem'
import { useLastEntry } from '#lib/deleted-records'
import { useSessionUser } from '#lib/session'
import { Notice } from './notice.tsx'

type Props = {
  record: { recordType: HistoryRecordType; recordId: string } | null
  /** why the record could not be read again, if it could not */
  error: unknown
  /** the address of the list; that of the record that stays after a merge is this and its id */
  listPath?: string
}

/**
 * Says which colleague has deleted the record that is open, or has merged it into another. What was typed stays on the screen
 * (LIVE-6, MERGE-4).
 */
export const DeletedNotice = ({ record, error, listPath }: Props) => {
  const problem = error instanceof ApiProblem && error.status === 404 ? error : undefined
  const last = useLastEntry(problem ? record : null)
  const me = useSessionUser()
  if (!record || !problem || !last) return null

  const name = last.user?.name ?? 'Somebody'
  if (problem.mergedInto !== undefined)
    return (
      <Notice>
        {name} merged this {record.recordType} into{' '}
        <Anchor component={Link} to={`${listPath}/${problem.mergedInto}`} inherit>
          {last.merge?.name ?? 'another'}
        </Anchor>
        . What you typed is not saved.
      </Notice>
    )

  if (last.user && last.user._id === me?._id) return null
  return (
    <Notice>
      {name} deleted this {record.recordType}. It can be taken out of{' '}
      <Anchor component={Link} to="/bin" target="_blank" inherit>
        the bin
      </Anchor>{' '}
      again.
    </Notice>
  )
}
