import { Anchor, Button } from '@mantine/core'
import { CHASE_DAYS } from '@registrar/domain/reminders/chased-reminders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import { QueryResult } from '#ui/query-result'
import { chaseQuery } from './reminders.api.ts'
import { SendDialog } from './send-dialog.tsx'

const NOTHING = `Nothing of what clients are reminded of is late, or due in ${CHASE_DAYS} days, and was not reminded of today.`

type Props = { organization: { _id: string; title: string }; onClose: () => void }

/** Reminds a company of what is late, or due soon: prepares the reminders, and asks whether to send them (REM-13). */
export const ChaseDialog = ({ organization: { _id, title }, onClose }: Props) => {
  const query = useQuery({ ...chaseQuery(_id), select: ({ data }) => data })
  const state = useBackLinkState()
  const rows = query.data ?? []
  if (rows.length > 0)
    return (
      <SendDialog rows={rows} onSent={onClose} onClose={onClose}>
        <Anchor
          component={Link}
          to="/reminders"
          search={{ search: title } as never}
          state={state}
          onClick={onClose}
          size="sm"
        >
          Read them first
        </Anchor>
      </SendDialog>
    )

  return (
    <Dialog opened onClose={onClose} title={`Send a reminder to ${title}`} size="sm">
      <QueryResult query={query} failureMessage="Error preparing the reminders" empty={NOTHING}>
        {() => null}
      </QueryResult>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
