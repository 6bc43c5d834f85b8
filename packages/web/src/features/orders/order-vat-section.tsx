import { Checkbox, Group, TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { resolveOrderVat } from '@registrar/domain/orders/order-vat'
import { useState } from 'react'
import { Section } from '#ui/section'
import type { OrderForm } from './order-form.ts'

const vatOf = ({ noVat, withVat, vatNumber }: Order) => ({ noVat, withVat, vatNumber })

/** The two VAT checkboxes, of which at most one is ticked, and the VAT number (ORD-5). */
export const OrderVatSection = ({ form, order }: { form: OrderForm; order: Order }) => {
  const [vat, setVat] = useState(vatOf(order))

  const change = (changes: Partial<typeof vat>) => {
    const after = resolveOrderVat(vat, changes)
    setVat(after)
    form.setFieldValue('noVat', after.noVat)
    form.setFieldValue('withVat', after.withVat)
    form.setFieldValue('vatNumber', after.vatNumber ?? '')
  }

  return (
    <Section title="VAT Information">
      <Group gap="lg">
        <Checkbox
          label="No VAT"
          checked={vat.noVat}
          onChange={(event) => change({ noVat: event.currentTarget.checked })}
        />
        <Checkbox
          label="With VAT"
          checked={vat.withVat}
          onChange={(event) => change({ withVat: event.currentTarget.checked })}
        />
      </Group>
      {vat.withVat && (
        <TextInput
          label="VAT Number"
          value={vat.vatNumber ?? ''}
          onChange={(event) => change({ vatNumber: event.currentTarget.value })}
          error={form.errors['vatNumber']}
        />
      )}
    </Section>
  )
}
