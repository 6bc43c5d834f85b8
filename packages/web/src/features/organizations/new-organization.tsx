import { Button } from '@mantine/core'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { useDialogForm } from '#lib/use-dialog-form'
import { Permitted } from '#ui/permitted'
import { ModalForm } from '#ui/modal-form'
import { emptyOrganization, NewOrganizationFields, organizationToCreate } from './new-organization-fields.tsx'
import { useCreateOrganization } from './organizations.api.ts'

/** The button of the list and its dialog. A new organization opens at once. */
export const NewOrganizationButton = () => {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  const form = useDialogForm({
    initial: emptyOrganization,
    toBody: organizationToCreate,
    mutation: useCreateOrganization(),
    onSaved: ({ data }) => {
      setOpen(false)
      void navigate({ to: `/organization/${data._id}`, state: backLinkState })
    },
  })

  const open = () => {
    form.reset()
    setOpen(true)
  }

  return (
    <>
      <Permitted call={organizationsCalls.createOrganization}>
        <Button leftSection={<IconPlus size={16} />} onClick={open}>
          New Organization
        </Button>
      </Permitted>
      <ModalForm title="New Organization" isOpen={isOpen} onClose={() => setOpen(false)} {...form.dialog}>
        <NewOrganizationFields values={form.values} text={form.text} change={form.change} />
      </ModalForm>
    </>
  )
}
