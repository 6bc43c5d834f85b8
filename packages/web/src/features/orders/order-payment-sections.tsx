import { Checkbox, Group, Text, TextInput } from '@mantine/core'
import { type OrderContradiction, orderContradictions, outstandingOf } from '@registrar/domain/orders/order-balance'
import { displayEuros } from '@registrar/domain/shared/money'
import { DateField } from '#ui/date-field'
import { Fields, Section } from '#ui/section'
import { EuroField } from '#ui/euro-field'
import { useFieldValue } from '#lib/use-field-value'
import { Notice } from '#ui/notice'
import type { OrderForm } from './order-form.ts'

// A field may be empty, or hold text that is not an amount.
const eurosOf = (value: number | string) => Number(value) || 0

type Amounts = Parameters<typeof orderContradictions>[0]

const textOf: Record<OrderContradiction, (amounts: Amounts) => string> = {
  splitDiffersFromTotal: (amounts) =>
    `Deposit and balance make ${displayEuros(amounts.amountDeposit + amounts.amountBalanceToPaid)}, but the total amount is ${displayEuros(amounts.totalAmountOrder)}.`,
  paidTotallyButLess: (amounts) =>
    `Paid Totally is ticked, but ${displayEuros(amounts.totalPaid)} of ${displayEuros(amounts.totalAmountOrder)} is paid.`,
}

/** What is outstanding of the order, and where its amounts contradict each other, as they are typed (ORD-13). */
const OrderBalanceNotes = ({ form: { form } }: { form: OrderForm }) => {
  const amounts = {
    totalAmountOrder: eurosOf(useFieldValue(form, 'totalAmountOrder')),
    amountDeposit: eurosOf(useFieldValue(form, 'amountDeposit')),
    amountBalanceToPaid: eurosOf(useFieldValue(form, 'amountBalanceToPaid')),
    totalPaid: eurosOf(useFieldValue(form, 'totalPaid')),
    paidTotaly: useFieldValue(form, 'paidTotaly'),
  }

  return (
    <>
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Text span c="dimmed">
          Outstanding
        </Text>{' '}
        <Text span fw={600}>
          {displayEuros(outstandingOf(amounts))}
        </Text>
      </Text>
      {orderContradictions(amounts).map((contradiction) => (
        <Notice key={contradiction}>{textOf[contradiction](amounts)}</Notice>
      ))}
    </>
  )
}

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
