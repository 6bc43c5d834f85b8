import { Table, Text } from '@mantine/core'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { useState } from 'react'
import { LinkedOrders } from './linked-orders.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionStatusSelect } from './subscription-status-select.tsx'
import classes from './subscriptions.module.css'

const monthsOf = (plan: number) => (plan === 1 ? '1 month' : `${plan} months`)

/** A subscription; its linked orders open under it. */
export const SubscriptionRow = ({ subscription, span }: { subscription: Subscription; span: number }) => {
  const [isOpen, setOpen] = useState(false)
  const { missingPayments, startingDate } = subscription
  // Several subscriptions to one product differ by their start.
  const accessibleName = `${subscription.name} from ${displayDate(startingDate)}`
  return (
    <>
      <Table.Tr>
        <Table.Td fw={500}>{subscription.name}</Table.Td>
        <Table.Td>
          <SubscriptionStatusSelect subscription={subscription} label={`Status of ${accessibleName}`} />
        </Table.Td>
        <Table.Td>{monthsOf(subscription.plan)}</Table.Td>
        <Table.Td>
          <Text
            span
            size="sm"
            fw={missingPayments > 0 ? 600 : undefined}
            c={missingPayments > 0 ? 'var(--app-red-text)' : undefined}
          >
            {missingPayments}
          </Text>
        </Table.Td>
        <Table.Td>{displayDate(startingDate)}</Table.Td>
        <Table.Td>{displayDate(subscription.nextDueDate)}</Table.Td>
        <Table.Td>
          <SubscriptionActions
            subscription={subscription}
            accessibleName={accessibleName}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr>
          <Table.Td colSpan={span} className={classes.opened}>
            <LinkedOrders subscription={subscription} accessibleName={accessibleName} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  )
}
