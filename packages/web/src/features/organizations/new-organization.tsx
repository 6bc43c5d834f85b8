import { useNavigate } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { emptyOrganization, NewOrganizationFields, organizationToCreate } from './new-organization-fields.tsx'
import { useCreateOrganization } from './organizations.api.ts'

/** The dialog of a new organization, which opens at once when it is made. */
export const NewOrganizationDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  const form = useDialogForm({
    about: 'new organization',
    initial: emptyOrganization,
    toBody: organizationToCreate,
    mutation: useCreateOrganization(),
    onSaved: ({ data }) => {
      onClose()
      void navigate({ to: `/organization/${data._id}`, state: backLinkState })
    },
  })

  return (
    <ModalForm title="New Organization" onClose={onClose} {...form.dialog}>
      <NewOrganizationFields values={form.values} text={form.text} change={form.change} />
    </ModalForm>
  )
}
