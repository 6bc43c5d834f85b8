import { Text } from '@mantine/core'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { request } from '#lib/api'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { EuroField } from '#ui/euro-field'
import { ModalForm } from '#ui/modal-form'
import { Picker } from '#ui/picker'
import { useUndoable } from '#ui/use-undoable'
import { orderName } from './order-name.ts'
import { linkedOrdersQuery, ordersToLinkQuery, updateSubscription } from './subscriptions.api.ts'

type Payment = { orderId: string } | { paidOn: IsoDate; amount: number }
/** `amount` is undefined until somebody changes it: the field then shows the amount of the last order. */
type Values = { orderId: string; paidOn: IsoDate | null; amount: number | '' | undefined }

const NEW_ORDER = ''

/** Pays with an order. A new order that could not be linked is kept in mind, so that the next try does not create a second one. */
const usePay = ({ _id, organizationId, productId }: Subscription) => {
  const unlinked = useRef<string>(undefined)

  const saveNewOrder = async (paidOn: IsoDate, amount: number): Promise<string> => {
    const body = { dateOrder: paidOn, totalAmountOrder: amount, totalPaid: amount }
    if (unlinked.current !== undefined) {
      await request(ordersCalls.updateOrder, { params: { id: unlinked.current }, body })
      return unlinked.current
    }

    const { data } = await request(ordersCalls.createOrder, { body: { organizationId, productId, ...body } })
    unlinked.current = data._id
    return data._id
  }

  const removeUnlinked = async () => {
    if (unlinked.current !== undefined) await request(ordersCalls.removeOrder, { params: { id: unlinked.current } })
    unlinked.current = undefined
  }

  return async (payment: Payment) => {
    const isNew = 'amount' in payment
    const orderId = isNew ? await saveNewOrder(payment.paidOn, payment.amount) : payment.orderId
    if (orderId !== unlinked.current) await removeUnlinked()
    await updateSubscription(_id, { addedOrder: orderId })

    return async () => {
      await updateSubscription(_id, { deletedOrder: orderId })
      if (isNew) await request(ordersCalls.removeOrder, { params: { id: orderId } })
    }
  }
}

/** Pays the period that is due with an order: one of the organization's, or a new one with the amount of the last (DUE-11). */
export const PaySubscriptionModal = ({
  subscription,
  onClose,
}: {
  subscription: Subscription
  onClose: () => void
}) => {
  const { organizationId, orderIds, productName, nextDueDate } = subscription
  const { data: orders = [] } = useQuery(ordersToLinkQuery(organizationId, ''))
  const { data: linked = [] } = useQuery({ ...linkedOrdersQuery(orderIds), enabled: orderIds.length > 0 })
  const lastAmount = linked.at(-1)?.totalAmountOrder || linked.at(-1)?.totalPaid

  const form = useDialogForm<Values, Payment, unknown>({
    about: subscription._id,
    initial: { orderId: NEW_ORDER, paidOn: today(), amount: undefined },
    toBody: ({ orderId, paidOn, amount }) => {
      if (orderId !== NEW_ORDER) return { orderId }
      const paid = amount ?? lastAmount ?? ''
      return paidOn && paid !== '' && !Number.isNaN(paid) ? { paidOn, amount: paid } : undefined
    },
    mutation: useUndoable({
      run: usePay(subscription),
      message: `${productName}: paid`,
      refresh: ['subscriptions', 'orders', 'deadlines'],
    }),
    onSaved: onClose,
  })
  const { orderId, amount } = form.values

  return (
    <ModalForm title="Subscription paid" onClose={onClose} submitLabel="Mark as paid" {...form.dialog}>
      <Text size="sm">
        {productName}: the period from {displayDate(nextDueDate)}
      </Text>
      <Picker
        label="Order"
        data={[
          { value: NEW_ORDER, label: 'A new order' },
          ...orders.map((order) => ({
            value: order._id,
            label: `${displayDate(order.dateOrder)} ${orderName(order)}, ${displayEuros(order.totalPaid)}`,
          })),
        ]}
        allowDeselect={false}
        {...form.field('orderId')}
        onChange={(chosen) => form.change({ orderId: chosen ?? NEW_ORDER })}
      />
      {orderId === NEW_ORDER && (
        <>
          <EuroField
            label="Amount in euro"
            required
            min={0}
            value={amount ?? lastAmount ?? ''}
            onChange={(euros) => form.change({ amount: euros })}
          />
          <DateField label="Paid on" required {...form.field('paidOn')} />
        </>
      )}
    </ModalForm>
  )
}
