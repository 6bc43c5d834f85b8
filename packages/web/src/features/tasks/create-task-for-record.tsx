import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { userName } from '@registrar/domain/users/users'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { toast } from '#lib/toast'
import { CreateTaskDialog } from './create-task-dialog.tsx'
import { emptyDraft, type TaskDraft } from './task-draft.ts'
import { TASKS } from './tasks.api.ts'

type RecordIds = { organizationId: string | undefined; personId: string | undefined }

const draftForQuery = ({ organizationId, personId }: RecordIds) =>
  queryOptions({
    queryKey: [TASKS, 'draft-for', organizationId, personId],
    queryFn: async (): Promise<TaskDraft> => {
      const organization =
        organizationId && (await request(organizationsCalls.findOrganization, { params: { id: organizationId } }))
      const person = personId && (await request(peopleCalls.findPerson, { params: { id: personId } }))

      return {
        ...emptyDraft,
        organization: organization ? { id: organization._id, name: organization.name } : null,
        person: person ? { id: person._id, name: userName(person) } : null,
      }
    },
    // Never fetched again, because that would replace what the user is typing.
    staleTime: Infinity,
    gcTime: 0,
  })

const opensWith = ['newTaskOrganization', 'newTaskPerson']

type Props = RecordIds & { onCreated: (id: string) => void; onClose: () => void }

/** The dialog of a new task for the organization or the person in the address (FIND-5). */
export const CreateTaskForRecord = ({ organizationId, personId, onCreated, onClose }: Props) => {
  const { data, error } = useQuery(draftForQuery({ organizationId, personId }))

  useEffect(() => {
    if (!error) return

    toast.error(errorMessage(error))
    onClose()
  }, [error, onClose])

  return data ? <CreateTaskDialog initial={data} onCreated={onCreated} onClose={onClose} opensWith={opensWith} /> : null
}
