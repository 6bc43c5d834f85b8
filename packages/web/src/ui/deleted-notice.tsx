import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { useDeletingColleague } from '#lib/deleted-records'
import { EditedRecordContext } from './editing-notice.tsx'
import { Notice } from './notice.tsx'

/** Says which colleague has deleted the record that is open. What was typed stays on the screen (LIVE-6). */
export const DeletedNotice = () => {
  const record = use(EditedRecordContext)
  const name = useDeletingColleague(record)
  if (!record || name === undefined) return null

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
