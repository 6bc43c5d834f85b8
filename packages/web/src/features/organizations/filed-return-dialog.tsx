import { Checkbox } from '@mantine/core'
import type { RegisteredReturn } from '@registrar/domain/filings/return-register'
import { lastDayToFileReturn } from '@registrar/domain/filings/return-days'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useSaveRegisteredReturn } from './return-register.api.ts'

type Props = {
  organizationId: string
  /** the return to correct; undefined adds one */
  filed: RegisteredReturn | undefined
  onClose: () => void
}

type Values = { madeUpTo: IsoDate | null; filedOn: IsoDate | null; yearEnd: IsoDate | null; isFirst: boolean }

/** Enters or corrects a return in the register (AR-17). */
export const FiledReturnDialog = ({ organizationId, filed, onClose }: Props) => {
  const initial: Values = {
    madeUpTo: filed?.madeUpTo ?? null,
    filedOn: filed?.filedOn ?? null,
    yearEnd: filed?.yearEnd ?? null,
    isFirst: filed?.isFirst ?? false,
  }
  const form = useDialogForm({
    about: filed?._id ?? organizationId,
    initial,
    toBody: ({ madeUpTo, filedOn, ...rest }) => (madeUpTo && filedOn ? { madeUpTo, filedOn, ...rest } : undefined),
    mutation: useSaveRegisteredReturn(organizationId, filed),
    onSaved: onClose,
  })
  const { madeUpTo, yearEnd } = form.values

  return (
    <ModalForm
      title={filed ? 'Correct an annual return' : 'Add a filed return'}
      onClose={onClose}
      submitLabel="Save"
      {...form.dialog}
    >
      <DateField
        label="Made up to"
        required
        description={
          madeUpTo
            ? `Last day to file: ${displayDate(lastDayToFileReturn({ madeUpTo, yearEnd }, closingDays()))}`
            : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        {...form.field('madeUpTo')}
      />
      <DateField
        label="Year end of its statements"
        description="The first return has none"
        {...form.field('yearEnd')}
      />
      <DateField label="Filed on" required maxDate={today()} {...form.field('filedOn')} />
      <Checkbox
        label="First return of the company"
        description="It does not count against the audit exemption"
        {...form.checkbox('isFirst')}
      />
    </ModalForm>
  )
}
