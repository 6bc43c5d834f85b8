import { Button, Text, TextInput } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useState } from 'react'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useUpdateOrganization } from './organizations.api.ts'

const SET_ARD = 'Set ARD (as on the CRO)'

type Props = { organization: Organization }

/** Sets Next AR to the annual return date of the CRO's register, with a reason that the history keeps (AR-9). */
export const SetArdButton = ({ organization: { _id, nextArReminder, version: loaded } }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const form = useDialogForm({
    about: _id,
    initial: { nextArReminder, nextArReason: '' },
    version: loaded,
    toBody: (values, { version }) =>
      values.nextArReminder && values.nextArReason.trim() ? { ...values, version } : undefined,
    mutation: useUpdateOrganization(_id, { successMessage: 'ARD set!' }),
    onSaved: () => setOpen(false),
  })

  const open = () => {
    form.reset()
    setOpen(true)
  }

  return (
    <>
      <Button size="xs" variant="default" onClick={open} style={{ alignSelf: 'start' }}>
        {SET_ARD}
      </Button>
      <ModalForm title={SET_ARD} isOpen={isOpen} onClose={() => setOpen(false)} submitLabel="Set ARD" {...form.dialog}>
        <Text size="sm">
          {nextArReminder ? `Next AR is ${displayDate(nextArReminder)}.` : 'There is no Next AR.'} The running annual
          return follows the date set here.
        </Text>
        <DateField label="ARD" required data-autofocus {...form.field('nextArReminder')} />
        <TextInput label="Reason" required maxLength={500} {...form.text('nextArReason')} />
      </ModalForm>
    </>
  )
}
