import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { UserSelect } from '#features/users'
import { requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { ORGANIZATIONS } from '#lib/organization-query'

const assign = async (organizationId: string, userId: string) => {
  const body = { ids: [organizationId], action: 'assign' as const, values: { how: 'add', users: [{ userId }] } }
  const [outcome] = await requestData(bulkCalls.changeOrganizations, { body })
  if (outcome && !outcome.ok) throw new Error(outcome.reason)
}

type Props = { organization: { _id: string; title: string }; onClose: () => void }

/** Puts a colleague among those who look after a company, beside the others, from any page (FIND-5). */
export const AssignDialog = ({ organization: { _id, title }, onClose }: Props) => {
  const mutation = useApiMutation({
    run: (userId: string) => assign(_id, userId),
    successMessage: 'Updated!',
    refresh: [ORGANIZATIONS, 'links'],
  })
  const form = useDialogForm<{ userId: string | null }, string, void>({
    about: _id,
    initial: { userId: null },
    toBody: ({ userId }) => userId ?? undefined,
    mutation,
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={`Assign a colleague to ${title}`}
      onClose={onClose}
      submitLabel="Assign"
      submitCall={bulkCalls.changeOrganizations}
      {...form.dialog}
    >
      <UserSelect label="Colleague" required data-autofocus {...form.field('userId')} />
    </ModalForm>
  )
}
