import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { ModalForm } from '#ui/modal-form'
import { type NewName, useCreatePerson } from './people.api.ts'

const blank: NewName = { firstName: '', lastName: '' }
const trimmed = ({ firstName, lastName }: NewName) => ({ firstName: firstName.trim(), lastName: lastName.trim() })

type Props = { isOpen: boolean; onClose: () => void; onCreated: (id: string) => void }

/** The dialog 'New People': what happens with the new person is the caller's. */
export const NewPersonModal = ({ isOpen, onClose, onCreated }: Props) => {
  const [name, setName] = useState(blank)
  const create = useCreatePerson()
  const { firstName, lastName } = trimmed(name)
  const close = () => {
    setName(blank)
    onClose()
  }
  const submit = () =>
    create.mutate(trimmed(name), {
      onSuccess: ({ data }) => {
        close()
        onCreated(data._id)
      },
    })
  return (
    <ModalForm
      title="New People"
      isOpen={isOpen}
      onClose={close}
      onSubmit={submit}
      isBusy={create.isPending}
      canSubmit={firstName !== '' && lastName !== ''}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="First Name"
          required
          data-autofocus
          maxLength={200}
          value={name.firstName}
          onChange={(event) => setName({ ...name, firstName: event.currentTarget.value })}
        />
        <TextInput
          label="Last Name"
          required
          maxLength={200}
          value={name.lastName}
          onChange={(event) => setName({ ...name, lastName: event.currentTarget.value })}
        />
      </SimpleGrid>
    </ModalForm>
  )
}

/** The button of the list; a new person opens at once. */
export const NewPersonButton = () => {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
        New People
      </Button>
      <NewPersonModal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onCreated={(id) => void navigate({ to: `/people/${id}`, state: backLinkState })}
      />
    </>
  )
}
