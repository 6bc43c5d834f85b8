import { TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { useState } from 'react'
import { OrganizationSelect } from '#features/organizations'
import { Fields, Section } from '#ui/section'
import { type OrderForm, orderInputs } from './order-form.ts'

/** The customer: names, email and organization. */
export const OrderCustomerSection = ({ form, order }: { form: OrderForm; order: Order }) => {
  const [chosen, setChosen] = useState({ id: order.organizationId, name: order.organizationName })
  const { field } = orderInputs(form)

  return (
    <Section title="Customer Information">
      <Fields columns={3}>
        <TextInput label="Company" {...field('company')} />
        <TextInput label="Last Name" {...field('lastName')} />
        <TextInput label="First Name" {...field('firstName')} />
      </Fields>
      <Fields>
        <TextInput label="Email" type="email" {...field('email')} />
        <OrganizationSelect
          label="Organization"
          placeholder="N/A"
          clearable
          value={chosen.id}
          chosenName={chosen.name}
          onChange={(id, name) => {
            setChosen({ id, name })
            form.setFieldValue('organizationId', id)
          }}
          error={form.errors['organizationId']}
        />
      </Fields>
    </Section>
  )
}
