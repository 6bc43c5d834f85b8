import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { OrganizationSelect } from '#features/organizations'
import { ProductSelect } from '#features/products'
import { useBackLinkState } from '#lib/back-link'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { Notice } from '#ui/notice'
import { EuroField } from './euro-field.tsx'
import { useCreateOrder, useOrderProducts } from './orders.api.ts'

type Draft = {
  newOrganization: boolean
  organizationId: string | null
  organizationName: string | null
  firstName: string
  lastName: string
  productId: string | null
  dateOrder: IsoDate | null
  totalPaid: number | ''
}

const emptyDraft: Draft = {
  newOrganization: false,
  organizationId: null,
  organizationName: null,
  firstName: '',
  lastName: '',
  productId: null,
  dateOrder: null,
  totalPaid: '',
}

const isComplete = (draft: Draft) => {
  const isNamed = draft.newOrganization
    ? draft.firstName.trim() !== '' && draft.lastName.trim() !== ''
    : draft.organizationId !== null

  return isNamed && draft.productId !== null && draft.dateOrder !== null && draft.totalPaid !== ''
}

const newOrderOf = ({ totalPaid, firstName, lastName, ...draft }: Draft) => ({
  ...draft,
  totalPaid: Number(totalPaid),
  ...(draft.newOrganization && { firstName: firstName.trim(), lastName: lastName.trim() }),
})

/** The dialog that creates an order (ORD-3, ORD-4). */
export const AddOrderModal = ({ onClose }: { onClose: () => void }) => {
  const [draft, setDraft] = useState(emptyDraft)
  const change = (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch }))
  const products = useOrderProducts() ?? []
  const create = useCreateOrder()
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()

  const submit = () => {
    const product = products.find((one) => one._id === draft.productId)?.name ?? null
    create.mutate(
      { ...newOrderOf(draft), product },
      { onSuccess: ({ data }) => void navigate({ to: `/order/${data._id}`, state: backLinkState }) },
    )
  }

  return (
    <ModalForm
      title="Add a new order"
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Create Order"
      isBusy={create.isPending}
      canSubmit={isComplete(draft)}
      size="lg"
    >
      {!isComplete(draft) && <Notice>Please fill in all required fields to submit</Notice>}
      <OrganizationSelect
        label="Organization"
        placeholder="Select an organization"
        required={!draft.newOrganization}
        disabled={draft.newOrganization}
        clearable
        value={draft.organizationId}
        chosenName={draft.organizationName}
        onChange={(organizationId, organizationName) => change({ organizationId, organizationName })}
      />
      <Checkbox
        label="The organization doesn't exist yet"
        checked={draft.newOrganization}
        onChange={(event) =>
          change({ newOrganization: event.currentTarget.checked, organizationId: null, organizationName: null })
        }
      />
      {draft.newOrganization && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label="First Name"
            required
            maxLength={200}
            value={draft.firstName}
            onChange={(event) => change({ firstName: event.currentTarget.value })}
          />
          <TextInput
            label="Last Name"
            required
            maxLength={200}
            value={draft.lastName}
            onChange={(event) => change({ lastName: event.currentTarget.value })}
          />
        </SimpleGrid>
      )}
      <ProductSelect
        label="Product"
        placeholder="Select a product"
        required
        products={products.filter((product) => !product.retired)}
        value={draft.productId}
        onChange={(productId) => change({ productId })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DateField
          label="Order Date"
          required
          value={draft.dateOrder}
          onChange={(dateOrder) => change({ dateOrder })}
        />
        <EuroField
          label="Total Paid"
          placeholder="Amount in euros"
          required
          min={0}
          allowNegative={false}
          value={draft.totalPaid}
          onChange={(value) => change({ totalPaid: value === '' ? '' : Number(value) })}
        />
      </SimpleGrid>
    </ModalForm>
  )
}
