import { Button, Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useBackLinkState } from '#lib/back-link'
import { today } from '#lib/clock'
import { lazyAtFirstSign } from '#lib/lazy-at-first-sign'
import { useDialogForm } from '#lib/use-dialog-form'
import { EmailField } from '#ui/email-field'
import { ModalForm } from '#ui/modal-form'
import { Permitted } from '#ui/permitted'
import { requestData } from '#lib/api'
import { DEBOUNCE_MS } from '#lib/debounce'
import { SimilarRecords } from '#ui/similar-records'
import { PEOPLE, useCreatePerson } from './people.api.ts'
import { similarPersonOf } from './similar-person.ts'

type Typed = { firstName: string; lastName: string; mail: string; birth: string | null }

/** While a person is typed, warns that the name or the email address is known already (PERSON-11). */
const SimilarPeople = ({ typed }: { typed: Typed }) => {
  const body = {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    mail: typed.mail.trim(),
    birth: typed.birth,
  }
  const key = JSON.stringify(body)
  const [settled] = useDebouncedValue(key, DEBOUNCE_MS)
  const canBeKnown = (body.firstName !== '' && body.lastName !== '') || body.mail !== ''
  const { data = [] } = useQuery({
    queryKey: [PEOPLE, 'similar', settled],
    queryFn: ({ signal }) => requestData(peopleCalls.listSimilarPeople, { body, signal }),
    enabled: canBeKnown && settled === key,
  })

  return (
    <SimilarRecords
      singular="A person of this name or email address exists"
      plural="People of this name or email address exist"
      // The answer to an earlier text does not apply to the current one.
      records={settled === key && canBeKnown ? data.map(similarPersonOf) : []}
    />
  )
}

// The list itself loads without the code of the calendar.
const DateField = lazyAtFirstSign(async () => (await import('#ui/date-field')).DateField)

const initial = { firstName: '', lastName: '', hasOneName: false, mail: '', birth: null as string | null }

const toBody = (values: typeof initial) => {
  const firstName = values.firstName.trim()
  const { hasOneName } = values
  const lastName = hasOneName ? '' : values.lastName.trim()
  return firstName && (lastName || hasOneName)
    ? { firstName, lastName, hasOneName, mail: values.mail.trim() || null, birth: values.birth }
    : undefined
}

type Props = { isOpen: boolean; onClose: () => void; onCreated: (id: string) => void }

/** The dialog 'New People'; the caller decides what happens with the new person. */
export const NewPersonModal = ({ isOpen, onClose, onCreated }: Props) => {
  const form = useDialogForm({
    about: 'new person',
    initial,
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
        <TextInput
          label="Last Name"
          required={!form.values.hasOneName}
          disabled={form.values.hasOneName}
          maxLength={200}
          {...form.text('lastName')}
        />
        <EmailField label="Mail" maxLength={254} {...form.text('mail')} />
        <DateField label="Birth" maxDate={today()} {...form.field('birth')} />
      </SimpleGrid>
      <Checkbox label="Has one name only" {...form.checkbox('hasOneName')} />
      <SimilarPeople typed={form.values} />
    </ModalForm>
  )
}

/** The button above the list. It opens the page of the new person. */
export const NewPersonButton = () => {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()

  return (
    <>
      <Permitted call={peopleCalls.createPerson}>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
          New People
        </Button>
      </Permitted>
      <NewPersonModal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onCreated={(id) => void navigate({ to: `/people/${id}`, state: backLinkState })}
      />
    </>
  )
}
