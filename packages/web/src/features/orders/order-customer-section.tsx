import { TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { useState } from 'react'
import { OrganizationSelect } from '#features/organizations'
import { useFieldValue } from '#lib/use-field-value'
import { Fields, Section } from '#ui/section'
import type { OrderForm } from './order-form.ts'

/** The customer: names, email and organization. */
export const OrderCustomerSection = ({ form: { form, field }, order }: { form: OrderForm; order: Order }) => {
  const organizationId = useFieldValue(form, 'organizationId')
  const [chosenName, setChosenName] = useState(order.organizationName)

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
          value={organizationId}
          chosenName={chosenName}
          onChange={(id, name) => {
            setChosenName(name)
            form.setFieldValue('organizationId', id)
          }}
          error={form.errors['organizationId']}
        />
      </Fields>
    </Section>
  )
}
