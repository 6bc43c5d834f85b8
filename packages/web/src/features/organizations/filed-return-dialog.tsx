import { Checkbox } from '@mantine/core'
import type { RegisteredReturn } from '@registrar/domain/organizations/annual-returns/return-register'
import { latenessOf } from '@registrar/domain/organizations/annual-returns/late-returns'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { useState } from 'react'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useSaveRegisteredReturn } from './return-register.api.ts'

type Props = {
  organizationId: string
  /** the return to correct; undefined adds one */
  filed: RegisteredReturn | undefined
  onClose: () => void
}

/** Enters or corrects a return in the register (AR-17). */
export const FiledReturnDialog = ({ organizationId, filed, onClose }: Props) => {
  const [madeUpTo, setMadeUpTo] = useState<IsoDate | null>(filed?.madeUpTo ?? null)
  const [filedOn, setFiledOn] = useState<IsoDate | null>(filed?.filedOn ?? null)
  const [isFirst, setFirst] = useState(filed?.isFirst ?? false)
  const save = useSaveRegisteredReturn(organizationId, filed?._id)

  const submit = () => {
    if (madeUpTo && filedOn) save.mutate({ madeUpTo, filedOn, isFirst }, { onSuccess: onClose })
  }

  return (
    <ModalForm
      title={filed ? 'Correct an annual return' : 'Add a filed return'}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Save"
      isBusy={save.isPending}
      isDirty={madeUpTo !== (filed?.madeUpTo ?? null) || filedOn !== (filed?.filedOn ?? null)}
      canSubmit={madeUpTo !== null && filedOn !== null}
    >
      <DateField
        label="Made up to"
        required
        value={madeUpTo}
        onChange={setMadeUpTo}
        description={
          madeUpTo
            ? `Last day to file: ${displayDate(latenessOf(madeUpTo, today(), closingDays()).lastDay)}`
            : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
      />
      <DateField label="Filed on" required maxDate={today()} value={filedOn} onChange={setFiledOn} />
      <Checkbox
        label="First return of the company"
        description="It does not count against the audit exemption"
        checked={isFirst}
        onChange={(event) => setFirst(event.currentTarget.checked)}
      />
    </ModalForm>
  )
}
