import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { EuroField } from '#ui/euro-field'
import { ModalForm } from '#ui/modal-form'
import { useCreateTaxDistribution } from './taxes.api.ts'

type Values = { on: IsoDate | null; amount: number | '' }

/** Enters a distribution, of which tax is returned (TAX-11). */
export const NewDistributionDialog = ({ organizationId, onClose }: { organizationId: string; onClose: () => void }) => {
  const initial: Values = { on: today(), amount: '' }
  const form = useDialogForm({
    about: organizationId,
    initial,
    toBody: ({ on, amount }: Values) => (on ? { organizationId, on, ...(amount !== '' && { amount }) } : undefined),
    mutation: useCreateTaxDistribution(),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Add a distribution" onClose={onClose} submitLabel="Add" {...form.dialog}>
      <DateField label="Distributed on" required maxDate={today()} {...form.field('on')} />
      <EuroField
        label="Tax withheld"
        data-autofocus
        description="Dividend withholding tax is returned by the 14th of the next month, also when it is nil"
        {...form.field('amount')}
      />
    </ModalForm>
  )
}
