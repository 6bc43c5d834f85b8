import { Stack, Textarea } from '@mantine/core'
import type { EnteredRegister, RegisterEntry } from '@registrar/domain/registers/register-entry'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { PersonSelect } from '#features/people'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useRemoveRegisterEntry, useSaveRegisterEntry } from './registers.api.ts'

type Texts = { title: string; day: string; description: string; person?: string; ceased?: string }

const texts: Record<EnteredRegister, Texts> = {
  charges: {
    title: 'charge',
    day: 'Created on',
    description: 'What is charged, for how much, to whom',
    ceased: 'Satisfied on',
  },
  seal: { title: 'use of the seal', day: 'Sealed on', description: 'The document and those who signed it' },
  contracts: {
    title: 'interest in a contract',
    day: 'Declared on',
    description: 'The contract and the nature of the interest',
    person: 'Director',
    ceased: 'Ceased on',
  },
  interests: {
    title: 'interest of a spouse or a minor child',
    day: 'Notified on',
    description: 'Whose interest, in which shares, how many',
    person: 'Director or secretary',
    ceased: 'Ceased on',
  },
}

type Values = { on: IsoDate | null; description: string; personId: string | null; ceased: IsoDate | null }

type Props = {
  organizationId: string
  register: EnteredRegister
  entry?: RegisterEntry | undefined
  onClose: () => void
}

/** Enters something in a register, or corrects it. A new charge makes its filing (OWN-16). */
export const RegisterEntryDialog = ({ organizationId, register, entry, onClose }: Props) => {
  const words = texts[register]
  const initial: Values = {
    on: entry?.on ?? null,
    description: entry?.description ?? '',
    personId: entry?.personId ?? null,
    ceased: entry?.ceased ?? null,
  }
  const form = useDialogForm({
    about: entry?._id ?? `${register} ${organizationId}`,
    initial,
    toBody: ({ on, description, ...values }) =>
      on && description.trim()
        ? { organizationId, register, on, description: description.trim(), ...values }
        : undefined,
    mutation: useSaveRegisterEntry(entry),
    onSaved: onClose,
  })
  const remove = useRemoveRegisterEntry(entry?._id ?? '')
  return (
    <ModalForm
      title={entry ? `Change the ${words.title}` : `Enter a ${words.title}`.replace(' a i', ' an i')}
      onClose={onClose}
      submitLabel={entry ? 'Save' : 'Add'}
      submitCall={entry ? registersCalls.updateRegisterEntry : registersCalls.createRegisterEntry}
      removal={
        entry && {
          question: 'This deletes the entry. An entry that has ended gets the day on which it ceased instead.',
          mutation: remove,
        }
      }
      {...form.dialog}
    >
      <Stack gap="sm">
        <DateField label={words.day} required data-autofocus {...form.field('on')} />
        <Textarea label="Description" description={words.description} required autosize {...form.text('description')} />
        {words.person && (
          <PersonSelect label={words.person} chosenName={entry?.name || null} {...form.field('personId')} />
        )}
        {words.ceased && <DateField label={words.ceased} {...form.field('ceased')} />}
      </Stack>
    </ModalForm>
  )
}
