import { Anchor, Group, TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { useState } from 'react'
import { IconBuilding, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { OrganizationSelect } from '#features/organizations'
import { useFieldValue } from '#lib/use-field-value'
import { EmailField } from '#ui/email-field'
import { confirm } from '#ui/confirm'
import { Fields, Section } from '#ui/section'
import { subscriptionsQuery } from '#features/subscriptions'
import { useBackLinkState } from '#lib/back-link'
import type { OrderForm } from './order-form.ts'

const SubscriptionLink = ({ organizationId, id }: { organizationId: string; id: string }) => {
  const { data: subscriptions } = useQuery(subscriptionsQuery(organizationId))
  const name = subscriptions?.find((one) => one._id === id)?.name

  return (
    <Anchor
      component={Link}
      to={`/organization/${organizationId}/SERVICE_TAB_BETA`}
      state={useBackLinkState()}
      size="sm"
    >
      <IconRefresh size={15} stroke={1.75} aria-hidden style={{ verticalAlign: '-2px' }} /> Pays the subscription
      {name && ` ${name}`}
    </Anchor>
  )
}

/** Links to the organization of an order and to the subscription it pays a period of (ORD-13). */
const OrderLinks = ({ order: { organizationId, organizationName, subscriptionId } }: { order: Order }) => {
  const backLinkState = useBackLinkState()
  if (organizationId === null) return null

  return (
    <Group gap="6px 20px">
      <Anchor
        component={Link}
        to={`/organization/${organizationId}`}
        state={backLinkState}
        size="sm"
        style={{ overflowWrap: 'anywhere' }}
      >
        <IconBuilding size={15} stroke={1.75} aria-hidden style={{ verticalAlign: '-2px' }} /> Open {organizationName}
      </Anchor>
      {subscriptionId !== null && <SubscriptionLink organizationId={organizationId} id={subscriptionId} />}
    </Group>
  )
}

// An order pays only for its own organization's subscription (SUB-7).
const movingQuestion = (organizationName: string | null) => ({
  title: 'Move the order to another organization?',
  message: `This order pays for a subscription of ${organizationName ?? 'its organization'}. Saving the move unlinks it.`,
  confirmLabel: 'Move the order',
})

/** The customer: names, email and organization. */
export const OrderCustomerSection = ({ form: { form, field }, order }: { form: OrderForm; order: Order }) => {
  const organizationId = useFieldValue(form, 'organizationId')
  const [chosen, setChosen] = useState<{ id: string | null; name: string | null }>()
  // Once the record is loaded again, the form may show an organization that a colleague has chosen.
  const known = [{ id: order.organizationId, name: order.organizationName }, chosen]

  const chooseOrganization = async (id: string | null, name: string | null) => {
    const losesPayment = order.subscriptionId !== null && id !== null && id !== order.organizationId
    if (losesPayment && !(await confirm(movingQuestion(order.organizationName)))) return

    setChosen({ id, name })
    form.setFieldValue('organizationId', id)
  }

  return (
    <Section title="Customer Information">
      <Fields columns={3}>
        <TextInput {...field('company')} />
        <TextInput {...field('lastName')} />
        <TextInput {...field('firstName')} />
      </Fields>
      <Fields>
        <EmailField {...field('email')} />
        <OrganizationSelect
          label="Organization"
          placeholder="N/A"
          clearable
          value={organizationId}
          chosenName={known.find((one) => one?.id === organizationId)?.name ?? null}
          onChange={(id, name) => void chooseOrganization(id, name)}
          error={form.errors['organizationId']}
        />
      </Fields>
      <OrderLinks order={order} />
    </Section>
  )
}
