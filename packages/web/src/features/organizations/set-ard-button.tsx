import { Button, Text, TextInput } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { useState } from 'react'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useUpdateOrganization } from './organizations.api.ts'

const SET_ARD = 'Set ARD (as on the CRO)'

type Props = { organization: Organization }

/** Sets Next AR to the annual return date of the CRO's register, with a reason that the history keeps (AR-9). */
export const SetArdButton = ({ organization: { _id, nextArReminder, version } }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [date, setDate] = useState<IsoDate | null>(null)
  const [reason, setReason] = useState('')
  const update = useUpdateOrganization(_id, { successMessage: 'ARD set!' })

  const open = () => {
    setDate(nextArReminder)
    setReason('')
    setOpen(true)
  }
  const submit = () =>
    update.mutate({ nextArReminder: date, nextArReason: reason, version }, { onSuccess: () => setOpen(false) })

  return (
    <>
      <Button size="xs" variant="default" onClick={open} style={{ alignSelf: 'start' }}>
        {SET_ARD}
      </Button>
      <ModalForm
        title={SET_ARD}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={submit}
        submitLabel="Set ARD"
        isBusy={update.isPending}
        isDirty={date !== nextArReminder || reason !== ''}
        canSubmit={date !== null && reason.trim() !== ''}
      >
        <Text size="sm">
          {nextArReminder ? `Next AR is ${displayDate(nextArReminder)}.` : 'There is no Next AR.'} The running annual
          return follows the date set here.
        </Text>
        <DateField label="ARD" required value={date} onChange={setDate} data-autofocus />
        <TextInput
          label="Reason"
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ModalForm>
    </>
  )
}
