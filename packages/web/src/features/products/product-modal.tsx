import { Checkbox, TextInput } from '@mantine/core'
import type { Product } from '@registrar/domain/products/product'
import { useState } from 'react'
import { ApiProblem } from '#lib/api-problem'
import { ModalForm } from '#ui/modal-form'
import { useCreateProduct, useUpdateProduct } from './products.api.ts'

const nameError = (error: unknown) => (error instanceof ApiProblem ? error.fields['name'] : undefined)

/** Adds a product, or edits the given one. */
export const ProductModal = ({ product, onClose }: { product: Product | undefined; onClose: () => void }) => {
  const [name, setName] = useState(product?.name ?? '')
  const [subscription, setSubscription] = useState(product?.subscription ?? false)
  const create = useCreateProduct()
  const update = useUpdateProduct()
  const fields = { name: name.trim(), subscription }

  const submit = () =>
    product
      ? update.mutate({ id: product._id, ...fields }, { onSuccess: onClose })
      : create.mutate(fields, { onSuccess: onClose })

  return (
    <ModalForm
      title={product ? 'Edit product' : 'Add a product'}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submitLabel={product ? 'Save' : 'Add'}
      isBusy={create.isPending || update.isPending}
      canSubmit={fields.name !== ''}
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        maxLength={300}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={nameError(create.error ?? update.error)}
      />
      <Checkbox
        label="Sold as a subscription"
        description="The customer pays again every few months."
        checked={subscription}
        onChange={(event) => setSubscription(event.currentTarget.checked)}
      />
    </ModalForm>
  )
}
