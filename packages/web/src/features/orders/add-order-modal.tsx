import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import type { Product } from '@registrar/domain/products/product'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useNavigate } from '@tanstack/react-router'
import { OrganizationSelect } from '#features/organizations'
import { ProductSelect } from '#features/products'
import { useBackLinkState } from '#lib/back-link'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { Notice } from '#ui/notice'
import { EuroField } from '#ui/euro-field'
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

/** The organization that orders. */
export type Customer = { _id: string; name: string }

const isAmount = (euros: number | '') => euros !== '' && !Number.isNaN(euros)

const isComplete = (draft: Draft) => {
  const isNamed = draft.newOrganization
    ? draft.firstName.trim() !== '' && draft.lastName.trim() !== ''
    : draft.organizationId !== null

  return isNamed && draft.productId !== null && draft.dateOrder !== null && isAmount(draft.totalPaid)
}

const newOrderOf = ({ totalPaid, firstName, lastName, ...draft }: Draft, products: Product[]) => ({
  ...draft,
  totalPaid: Number(totalPaid),
  product: products.find((one) => one._id === draft.productId)?.name ?? null,
  ...(draft.newOrganization && { firstName: firstName.trim(), lastName: lastName.trim() }),
})

/** The dialog that creates an order (ORD-3, ORD-4), for `organization` when it is opened from there. */
export const AddOrderModal = ({
  organization,
  onClose,
}: {
  organization?: Customer | undefined
  onClose: () => void
}) => {
  const products = useOrderProducts() ?? []
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  const form = useDialogForm({
    about: organization?._id ?? 'new order',
    initial: organization
      ? { ...emptyDraft, organizationId: organization._id, organizationName: organization.name }
      : emptyDraft,
    toBody: (draft) => (isComplete(draft) ? newOrderOf(draft, products) : undefined),
    mutation: useCreateOrder(),
    onSaved: ({ data }) => {
      // The finder opens it over any page, so it does not go with the page.
      onClose()
      void navigate({ to: `/order/${data._id}`, state: backLinkState })
    },
  })
  const { values: draft, change, text, field, dialog } = form

  return (
    <ModalForm title="Add a new order" onClose={onClose} submitLabel="Create Order" size="lg" {...dialog}>
      {!dialog.canSubmit && <Notice>Please fill in all required fields to submit</Notice>}
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
          <TextInput label="First Name" required maxLength={200} {...text('firstName')} />
          <TextInput label="Last Name" required maxLength={200} {...text('lastName')} />
        </SimpleGrid>
      )}
      <ProductSelect
        label="Product"
        placeholder="Select a product"
        required
        products={products.filter((product) => !product.retired)}
        {...field('productId')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DateField label="Order Date" required {...field('dateOrder')} />
        <EuroField label="Total Paid" placeholder="Amount in euros" required min={0} {...field('totalPaid')} />
      </SimpleGrid>
    </ModalForm>
  )
}
