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
          <EuroField label="Amount Deposit" {...field('amountDeposit')} />
          <DateField label="Date Order" {...field('dateOrder')} />
          <TextInput label="Payment Type Deposit" {...field('paymentTypeDeposit')} />
        </Fields>
      </Section>
      <Section title="Balance Information">
        <Fields columns={3}>
          <EuroField label="Amount Balance To Paid" {...field('amountBalanceToPaid')} />
          <DateField label="Date of Balance" {...field('dateOfBalance')} />
          <TextInput label="Payment Type Balance" {...field('paymentTypeBalance')} />
        </Fields>
      </Section>
      <Section title="Payment Status">
        <Fields columns={3}>
          <EuroField label="Total Paid" {...field('totalPaid')} />
        </Fields>
        <Group gap="lg">
          <Checkbox label="Paid Totally" {...checkbox('paidTotaly')} />
          <Checkbox label="Balance Paid" {...checkbox('balancePaid')} />
        </Group>
        <OrderBalanceNotes form={form} />
      </Section>
    </>
  )
}
