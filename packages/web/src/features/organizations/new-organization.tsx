import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { ModalForm } from '#ui/modal-form'
import { useCreateOrganization } from './organizations.api.ts'

/** The button of the list, and its dialog; a new organization opens at once. */
export const NewOrganizationButton = () => {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const create = useCreateOrganization()
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  const submit = () =>
    create.mutate(name.trim(), {
      onSuccess: ({ data }) => {
        setOpen(false)
        void navigate({ to: `/organization/${data._id}`, state: backLinkState })
      },
    })
  const open = () => {
    setName('')
    setOpen(true)
  }
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={open}>
        New Organization
      </Button>
      <ModalForm
        title="New Organization"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={submit}
        isBusy={create.isPending}
        canSubmit={name.trim() !== ''}
      >
        <TextInput
          label="Name"
          required
          data-autofocus
          maxLength={300}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </ModalForm>
    </>
  )
}
