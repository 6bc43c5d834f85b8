import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { NewFilingDialog } from '#features/filings'
import { NewNoteDialog } from '#features/notes'
import { AddOrderModal } from '#features/orders'
import { AssignDialog, NewOrganizationDialog, organizationQuery } from '#features/organizations'
import { NewPersonModal } from '#features/people'
import { ChaseDialog } from '#features/reminders'
import { InviteDialog } from '#features/users'
import { CreateTaskDialog, emptyDraft } from '#features/tasks'
import { useBackLinkState } from '#lib/back-link'
import type { ActionTarget, DialogKind } from './finder-verbs.ts'

export type OpenFinderDialog = { kind: DialogKind; target: ActionTarget | undefined }

// A branch has filings of its own kinds.
const FilingFor = ({ organizationId, onClose }: { organizationId: string; onClose: () => void }) => {
  const { data } = useQuery(organizationQuery(organizationId))
  if (!data) return null
  const isBranch = (data.companyType ?? data.companyTypeGuess) === 'BRANCH'
  return <NewFilingDialog organizationId={organizationId} isBranch={isBranch} onClose={onClose} />
}

/** The dialog that the finder was asked for, over any page. A new record's page opens once it is made (FIND-5). */
export const FinderDialog = ({ kind, target, onClose }: OpenFinderDialog & { onClose: () => void }) => {
  const navigate = useNavigate()
  const state = useBackLinkState()
  const openMade = (path: string) => {
    onClose()
    void navigate({ to: path, state })
  }

  if (kind === 'organization') return <NewOrganizationDialog onClose={onClose} />
  if (kind === 'person')
    return <NewPersonModal isOpen onClose={onClose} onCreated={(id) => openMade(`/people/${id}`)} />
  if (kind === 'order')
    return <AddOrderModal organization={target && { _id: target._id, name: target.title }} onClose={onClose} />
  if (kind === 'task')
    return <CreateTaskDialog initial={emptyDraft} onCreated={(id) => openMade(`/task/${id}`)} onClose={onClose} />
  if (kind === 'invite') return <InviteDialog onClose={onClose} />
  if (!target) return null
  if (kind === 'filing') return <FilingFor organizationId={target._id} onClose={onClose} />
  if (kind === 'chase') return <ChaseDialog organization={target} onClose={onClose} />
  if (kind === 'assign') return <AssignDialog organization={target} onClose={onClose} />
  return <NewNoteDialog record={target} onClose={onClose} />
}
