import { Checkbox, Group, TextInput } from '@mantine/core'
import { DateField } from '#ui/date-field'
import { Fields, Section } from '#ui/section'
import { EuroField } from '#ui/euro-field'
import { OrderBalanceNotes } from './order-balance-notes.tsx'
import type { OrderForm } from './order-form.ts'

/** Deposit, balance and payment status. */
export const OrderPaymentSections = ({ form }: { form: OrderForm }) => {
  const { field, checkbox } = form

  return (
    <>
      <Section title="Deposit Information">
        <Fields columns={3}>
          <EuroField {...field('amountDeposit')} />
          <DateField {...field('dateOrder')} />
          <TextInput {...field('paymentTypeDeposit')} />
        </Fields>
      </Section>
      <Section title="Balance Information">
        <Fields columns={3}>
          <EuroField {...field('amountBalanceToPaid')} />
          <DateField {...field('dateOfBalance')} />
          <TextInput {...field('paymentTypeBalance')} />
        </Fields>
      </Section>
      <Section title="Payment Status">
        <Fields columns={3}>
          <EuroField {...field('totalPaid')} />
        </Fields>
        <Group gap="lg">
          <Checkbox {...checkbox('paidTotaly')} />
          <Checkbox {...checkbox('balancePaid')} />
        </Group>
        <OrderBalanceNotes form={form} />
      </Section>
    </>
  )
}
