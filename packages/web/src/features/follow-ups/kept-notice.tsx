import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { useLastEntry } from '#lib/deleted-records'
import { useSessionUser } from '#lib/session'
import { DeletedNotice } from '#ui/deleted-notice'
import { Notice } from '#ui/notice'

const ArchivedNotice = ({ id }: { id: string }) => {
  const last = useLastEntry({ recordType: 'follow-up', recordId: id })
  const me = useSessionUser()
  if (!last) return null

  const name = last.user?._id === me?._id ? 'You' : last.user?.name
  return <Notice>{name ?? 'Somebody'} archived this follow-up. Unarchive it to save what you typed.</Notice>
}

type Props = { followUp: FollowUp; error: unknown }

/** Says who has archived or deleted a follow-up whose comments are not saved yet (LIVE-6). */
export const KeptNotice = ({ followUp, error }: Props) =>
  followUp.archived_at !== null && !error ? (
    <ArchivedNotice id={followUp._id} />
  ) : (
    <DeletedNotice record={{ recordType: 'follow-up', recordId: followUp._id }} error={error} />
  )
