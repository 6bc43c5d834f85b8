import { Paper, Table, Title } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { SubscriptionRow } from './subscription-row.tsx'
import classes from './subscriptions.module.css'

const headings = [
  'Name',
  'Status',
  'Plan',
  'Missing payments',
  'Starting date',
  'Next Expected payment',
  'Actions',
] as const

/** The subscriptions to one product, in a table (SUB-6). */
export const SubscriptionGroup = ({ subscriptions }: { subscriptions: Subscription[] }) => {
  const title = `Subscription: ${subscriptions[0]?.productName ?? ''}`

  return (
    <Paper component="section" aria-label={title} className={classes.group}>
      <Title order={2} px="md" py="sm">
        {title}
      </Title>
      <Table.ScrollContainer minWidth={860} type="native">
        <Table className={classes.table} verticalSpacing={6} horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              {headings.map((heading) => (
                <Table.Th key={heading} ta={heading === 'Actions' ? 'right' : undefined}>
                  {heading}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {subscriptions.map((subscription) => (
              <SubscriptionRow key={subscription._id} subscription={subscription} columnCount={headings.length} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}
