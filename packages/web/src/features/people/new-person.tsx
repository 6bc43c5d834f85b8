import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { type NewName, useCreatePerson } from './people.api.ts'

const toBody = (name: NewName): NewName | undefined => {
  const firstName = name.firstName.trim()
  const lastName = name.lastName.trim()
  return firstName && lastName ? { firstName, lastName } : undefined
}

type Props = { isOpen: boolean; onClose: () => void; onCreated: (id: string) => void }

/** The dialog 'New People'; the caller decides what happens with the new person. */
export const NewPersonModal = ({ isOpen, onClose, onCreated }: Props) => {
  const form = useDialogForm({
    initial: { firstName: '', lastName: '' },
    toBody,
    mutation: useCreatePerson(),
    onSaved: ({ data }) => {
      close()
      onCreated(data._id)
    },
  })

  const close = () => {
    form.reset()
    onClose()
  }

  return (
    <ModalForm title="New People" isOpen={isOpen} onClose={close} {...form.dialog}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="First Name" required data-autofocus maxLength={200} {...form.text('firstName')} />
        <TextInput label="Last Name" required maxLength={200} {...form.text('lastName')} />
      </SimpleGrid>
    </ModalForm>
  )
}

/** The button of the list. A new person opens at once. */
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
