import { List, TextInput } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { TaxDueRow } from '@registrar/domain/taxes/tax-due'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { EuroField } from '#ui/euro-field'
import { ModalForm } from '#ui/modal-form'
import { taxDueTitle, usePayTaxDues, useRemoveTaxDistribution } from './taxes.api.ts'

type Values = { amount: number | ''; paidOn: IsoDate | null; reference: string }

/** One due: what is to be paid, when it was paid and under which reference (TAX-12). */
export const TaxDueDialog = ({ due, onClose }: { due: TaxDueRow; onClose: () => void }) => {
  const remove = useRemoveTaxDistribution(due._id)
  const initial: Values = { amount: due.amount ?? '', paidOn: due.paidOn, reference: due.reference ?? '' }
  const form = useDialogForm({
    about: due._id,
    initial,
    toBody: ({ amount, paidOn, reference }: Values) => ({
      amount: amount === '' ? null : amount,
      paidOn,
      reference: reference || null,
    }),
    mutation: usePayTaxDues([due]),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={taxDueTitle(due)}
      onClose={onClose}
      submitLabel="Save"
      removal={due.tax === 'DWT' && { question: 'Nothing is then due of this distribution.', mutation: remove }}
      {...form.dialog}
    >
      <EuroField label="Amount" {...form.field('amount')} />
      <DateField label="Paid on" maxDate={today()} data-autofocus {...form.field('paidOn')} />
      <TextInput label="Reference" {...form.text('reference')} />
    </ModalForm>
  )
}

type Payment = Omit<Values, 'amount'>
type Props = { dues: readonly TaxDueRow[]; onClose: () => void; onPaid: () => void }

/** Says of several dues at once that they are paid (TAX-12). */
export const PayTaxesDialog = ({ dues, onClose, onPaid }: Props) => {
  const initial: Payment = { paidOn: today(), reference: '' }
  const form = useDialogForm({
    about: dues.map(({ _id }) => _id).join(' '),
    initial,
    toBody: ({ paidOn, reference }: Payment) => (paidOn ? { paidOn, ...(reference && { reference }) } : undefined),
    mutation: usePayTaxDues(dues),
    onSaved: onPaid,
  })

  return (
    <ModalForm title="Mark as paid" onClose={onClose} submitLabel="Mark as paid" {...form.dialog}>
      <List size="sm">
        {dues.map((due) => (
          <List.Item key={due._id}>{taxDueTitle(due)}</List.Item>
        ))}
      </List>
      <DateField label="Paid on" required maxDate={today()} {...form.field('paidOn')} />
      <TextInput label="Reference" {...form.text('reference')} data-autofocus />
    </ModalForm>
  )
}
