import { Select, Text } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { type Subscription, subscriptionStatuses } from '@registrar/domain/subscriptions/subscription'
import { useState } from 'react'
import { IconPencil } from '@tabler/icons-react'
import { DueDate } from '#ui/due-date'
import { Editable } from '#ui/permitted'
import { LinkedOrders } from './linked-orders.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import classes from './subscriptions.module.css'
import { useUpdateSubscriptionStatus } from './subscriptions.api.ts'

/** The status, as text until it is changed. It is saved as soon as it is chosen, and the choice is shown meanwhile (SUB-1). */
const SubscriptionStatusSelect = ({ subscription, label }: { subscription: Subscription; label: string }) => {
  const update = useUpdateSubscriptionStatus(subscription)

  const choose = (chosen: string | null) => {
    const status = subscriptionStatuses.find((one) => one === chosen)
    if (status && status !== subscription.status) update.mutate(status)
  }

  return (
    <Select
      aria-label={label}
      className={classes.status}
      rightSection={<IconPencil size={15} stroke={1.6} aria-hidden />}
      rightSectionPointerEvents="none"
      size="xs"
      w={140}
      data={[...subscriptionStatuses]}
      allowDeselect={false}
      value={update.isPending ? update.variables : subscription.status}
      onChange={choose}
      disabled={update.isPending}
    />
  )
}

/** The row of a subscription, and below it the linked orders when they are shown. */
export const SubscriptionRow = ({ subscription, columnCount }: { subscription: Subscription; columnCount: number }) => {
  const [isOpen, setOpen] = useState(false)
  const { missingPayments, startingDate } = subscription
  // The starting date tells apart several subscriptions to one product.
  const label = `${subscription.name} from ${displayDate(startingDate)}`

  return (
    <>
      <tr>
        <td className={classes.name}>{subscription.name}</td>
        <td>
          <Editable>
            <SubscriptionStatusSelect subscription={subscription} label={`Status of ${label}`} />
          </Editable>
        </td>
        <td>{countText(subscription.plan, 'month')}</td>
        <td>
          <Text
            span
            size="sm"
            fw={missingPayments > 0 ? 600 : undefined}
            c={missingPayments > 0 ? 'var(--app-red-text)' : undefined}
          >
            {missingPayments}
          </Text>
        </td>
        <td>{displayDate(startingDate)}</td>
        <td className={classes.due}>
          <DueDate date={subscription.nextDueDate} isDone={subscription.status === 'CANCELLED'} />
        </td>
        <td>
          <SubscriptionActions
            subscription={subscription}
            label={label}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columnCount} className={classes.opened}>
            <LinkedOrders subscription={subscription} label={label} />
          </td>
        </tr>
      )}
    </>
  )
}
