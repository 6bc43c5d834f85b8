import { Checkbox, Group, TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { orderVatAfter } from '@registrar/domain/orders/order-vat'
import { useState } from 'react'
import { Section } from '#ui/section'
import type { OrderForm } from './order-form.ts'

const vatOf = ({ noVat, withVat, vatNumber }: Order) => ({ noVat, withVat, vatNumber })

/** The ticks that turn each other off, and the number that only an order with VAT has. Source: part 2, section 4. */
export const OrderVatSection = ({ form, order }: { form: OrderForm; order: Order }) => {
  const [vat, setVat] = useState(vatOf(order))
  const change = (sent: Partial<typeof vat>) => {
    const after = orderVatAfter(vat, sent)
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
