import { Select, TextInput } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { companySizes, type CompanySize, type Tax, taxes, taxOf } from '@registrar/domain/taxes/tax'
import {
  newTaxRegistration,
  type NewTaxRegistration,
  type TaxRegistration,
  type TaxRegistrationChanges,
  taxRegistrationChanges,
  usualTerms,
} from '@registrar/domain/taxes/tax-registration'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useCreateTaxRegistration, useRemoveTaxRegistration, useUpdateTaxRegistration } from './taxes.api.ts'

type Values = {
  tax: Tax | null
  number: string
  from: IsoDate | null
  to: IsoDate | null
  /** months; a select has texts */
  every: string | null
  size: CompanySize | null
}

const EMPTY: Values = { tax: null, number: '', from: null, to: null, every: null, size: null }

const taxChoices = taxes.map((value) => ({ value, label: taxOf(value).label }))
const sizeLabels: Record<CompanySize, string> = {
  small: 'Small: tax of the period before at most €200,000',
  large: 'Large: pays preliminary tax twice',
}
const sizeChoices = companySizes.map((value) => ({ value, label: sizeLabels[value] }))

const everyChoices = (tax: Tax) =>
  taxOf(tax).every.map((months) => ({ value: String(months), label: countText(months, 'month') }))

const valuesOf = ({ tax, number, from, to, every, size }: TaxRegistration): Values => ({
  tax,
  number: number ?? '',
  from,
  to,
  every: every === null ? null : String(every),
  size,
})

const termsOf = ({ number, from, to, every, size }: Values) =>
  from ? { number: number || null, from, to, every: every === null ? null : Number(every), size } : undefined

const bodyOf = (organizationId: string, values: Values): NewTaxRegistration | undefined => {
  const terms = termsOf(values)
  return terms && newTaxRegistration.safeParse({ organizationId, tax: values.tax, ...terms }).data
}

const changesOf = (values: Values): TaxRegistrationChanges | undefined => {
  const terms = termsOf(values)
  return terms && taxRegistrationChanges.safeParse(terms).data
}

type FieldsProps = {
  form: ReturnType<typeof useDialogForm<Values, unknown, unknown>>
  isNew: boolean
}

const RegistrationFields = ({ form, isNew }: FieldsProps) => {
  const { tax } = form.values
  const months = tax ? everyChoices(tax) : []

  const choose = (value: string | null) => {
    const chosen = taxes.find((one) => one === value) ?? null
    const usual = chosen ? usualTerms(chosen) : { every: null, size: null }
    form.change({ tax: chosen, every: usual.every === null ? null : String(usual.every), size: usual.size })
  }

  return (
    <>
      <Select
        label="Tax"
        required
        data={taxChoices}
        value={tax}
        error={form.problemAt('tax')}
        onChange={choose}
        disabled={!isNew}
        data-autofocus={isNew || undefined}
      />
      <TextInput label="Number" {...form.text('number')} />
      <DateField
        label="From"
        required
        description={tax === 'CT' && 'The day on which it came within the charge: its first period begins then'}
        {...form.field('from')}
      />
      <DateField label="To" description="Leave it empty while it goes on" {...form.field('to')} />
      {months.length > 0 && (
        <Select label="Returned every" data={months} allowDeselect={false} {...form.field('every')} />
      )}
      {tax === 'CT' && <Select label="Size" data={sizeChoices} allowDeselect={false} {...form.field('size')} />}
    </>
  )
}

type NewProps = { organizationId: string; onClose: () => void }

/** Registers a company for a tax (TAX-8). */
export const NewTaxRegistrationDialog = ({ organizationId, onClose }: NewProps) => {
  const form = useDialogForm({
    about: organizationId,
    initial: EMPTY,
    toBody: (values) => bodyOf(organizationId, values),
    mutation: useCreateTaxRegistration(),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Add a tax registration" onClose={onClose} submitLabel="Add" {...form.dialog}>
      <RegistrationFields form={form} isNew />
    </ModalForm>
  )
}

/** Corrects, ends or deletes a registration (TAX-8). */
export const TaxRegistrationDialog = ({
  registration,
  onClose,
}: {
  registration: TaxRegistration
  onClose: () => void
}) => {
  const remove = useRemoveTaxRegistration(registration._id)
  const form = useDialogForm({
    about: registration._id,
    initial: valuesOf(registration),
    version: registration.version,
    toBody: changesOf,
    mutation: useUpdateTaxRegistration(registration),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={`${taxOf(registration.tax).label}: registration`}
      onClose={onClose}
      submitLabel="Save"
      removal={{
        question: 'Its returns are not due any more. To end it, enter the last day instead.',
        mutation: remove,
      }}
      {...form.dialog}
    >
      <RegistrationFields form={form} isNew={false} />
    </ModalForm>
  )
}
