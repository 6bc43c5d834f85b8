import { Checkbox, Group, TextInput } from '@mantine/core'
import { resolveOrderVat } from '@registrar/domain/orders/order-vat'
import { useFieldValue } from '#lib/use-field-value'
import { Section } from '#ui/section'
import type { OrderForm } from './order-form.ts'

/** The two VAT checkboxes, of which at most one is ticked, and the VAT number (ORD-5). */
export const OrderVatSection = ({ form: { form, field } }: { form: OrderForm }) => {
  const noVat = useFieldValue(form, 'noVat')
  const withVat = useFieldValue(form, 'withVat')

  const change = (changes: { noVat: boolean } | { withVat: boolean }) => {
    const { vatNumber, ...ticks } = resolveOrderVat(form.getValues(), changes)
    form.setFieldValue('noVat', ticks.noVat)
    form.setFieldValue('withVat', ticks.withVat)
    form.setFieldValue('vatNumber', vatNumber ?? '')
  }

  return (
    <Section title="VAT Information">
      <Group gap="lg">
        <Checkbox label="No VAT" checked={noVat} onChange={(event) => change({ noVat: event.currentTarget.checked })} />
        <Checkbox
          label="With VAT"
          checked={withVat}
          onChange={(event) => change({ withVat: event.currentTarget.checked })}
        />
      </Group>
      {withVat && <TextInput {...field('vatNumber')} />}
    </Section>
  )
}
