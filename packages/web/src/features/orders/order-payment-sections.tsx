import { Anchor, Checkbox, Group, Text, TextInput } from '@mantine/core'
import {
  orderContradictions,
  outstandingOf,
  type PaymentContradiction,
  type PaymentSuggestion,
  paymentSuggestion,
} from '@registrar/domain/orders/order-balance'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { capitalised } from '@registrar/domain/shared/capitalised'
import { displayEuros } from '@registrar/domain/shared/money'
import { DateField } from '#ui/date-field'
import { Fields, Section } from '#ui/section'
import { EuroField } from '#ui/euro-field'
import { useFieldValue } from '#lib/use-field-value'
import { Notice } from '#ui/notice'
import { Permitted } from '#ui/permitted'
import type { OrderForm } from './order-form.ts'

// A field may be empty, or hold text that is not an amount.
const eurosOf = (value: number | string) => Number(value) || 0

type Payment = Parameters<typeof paymentSuggestion>[0]

const textOf: Record<PaymentContradiction, (order: Payment) => string> = {
  paidTotallyButLess: (order) =>
    `Paid Totally is ticked, but ${displayEuros(order.totalPaid)} of ${displayEuros(order.totalAmountOrder)} is paid.`,
  balancePaidButLess: (order) =>
    `Balance Paid is ticked, but ${displayEuros(order.totalPaid)} of ${displayEuros(order.totalAmountOrder)} is paid.`,
  paidButNotTicked: (order) => `${displayEuros(order.totalPaid)} is paid, but Paid Totally is not ticked.`,
  balanceNotTicked: () => 'Paid Totally is ticked, but Balance Paid is not.',
}

const suggestionText = ({ totalPaid, paidTotaly, balancePaid }: PaymentSuggestion['changes']): string => {
  const parts = [
    totalPaid !== undefined && `set Total Paid to ${displayEuros(totalPaid)}`,
    paidTotaly && 'tick Paid Totally',
    balancePaid && 'tick Balance Paid',
  ].filter((part) => typeof part === 'string')
  return capitalised(parts.join(' and '))
}

const splitText = (order: Payment): string =>
  `Deposit and balance make ${displayEuros(order.amountDeposit + order.amountBalanceToPaid)}, but the total amount is ${displayEuros(order.totalAmountOrder)}.`

type SuggestionProps = { order: Payment; suggestion: PaymentSuggestion; onTake: () => void }

/** What contradicts itself in how the order was paid, in one line, and a button that puts it right; saving is left to the user. */
const PaymentNotice = ({ order, suggestion, onTake }: SuggestionProps) => (
  <Notice>
    {textOf[suggestion.contradiction](order)}{' '}
    <Permitted call={ordersCalls.updateOrder}>
      <Anchor component="button" type="button" inherit onClick={onTake}>
        {suggestionText(suggestion.changes)}
      </Anchor>
    </Permitted>
  </Notice>
)

/** What is outstanding of the order, and where its amounts contradict each other, as they are typed (ORD-13). */
const OrderBalanceNotes = ({ form: { form } }: { form: OrderForm }) => {
  const order = {
    totalAmountOrder: eurosOf(useFieldValue(form, 'totalAmountOrder')),
    amountDeposit: eurosOf(useFieldValue(form, 'amountDeposit')),
    amountBalanceToPaid: eurosOf(useFieldValue(form, 'amountBalanceToPaid')),
    totalPaid: eurosOf(useFieldValue(form, 'totalPaid')),
    paidTotaly: useFieldValue(form, 'paidTotaly'),
    balancePaid: useFieldValue(form, 'balancePaid'),
  }
  const suggestion = paymentSuggestion(order)

  const take = ({ totalPaid, paidTotaly, balancePaid }: PaymentSuggestion['changes']) => {
    if (totalPaid !== undefined) form.setFieldValue('totalPaid', totalPaid)
    if (paidTotaly !== undefined) form.setFieldValue('paidTotaly', paidTotaly)
    if (balancePaid !== undefined) form.setFieldValue('balancePaid', balancePaid)
  }

  return (
    <>
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Text span c="dimmed">
          Outstanding
        </Text>{' '}
        <Text span fw={600}>
          {displayEuros(outstandingOf(order))}
        </Text>
      </Text>
      {orderContradictions(order).includes('splitDiffersFromTotal') && <Notice>{splitText(order)}</Notice>}
      {suggestion && <PaymentNotice order={order} suggestion={suggestion} onTake={() => take(suggestion.changes)} />}
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
