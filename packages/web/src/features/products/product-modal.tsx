import { Checkbox, TextInput } from '@mantine/core'
import type { Product } from '@registrar/domain/products/product'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useSaveProduct } from './products.api.ts'

type Values = Pick<Product, 'name' | 'subscription'>

const toBody = ({ name, subscription }: Values, { version }: { version: number | undefined }) =>
  name.trim() ? { fields: { name: name.trim(), subscription }, version } : undefined

/** Adds a product, or edits the given one. */
export const ProductModal = ({ product, onClose }: { product: Product | undefined; onClose: () => void }) => {
  const form = useDialogForm({
    initial: { name: product?.name ?? '', subscription: product?.subscription ?? false },
    version: product?.version,
    toBody,
    mutation: useSaveProduct(product),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={product ? 'Edit product' : 'Add a product'}
      isOpen
      onClose={onClose}
      submitLabel={product ? 'Save' : 'Add'}
      {...form.dialog}
    >
      <TextInput label="Name" required data-autofocus maxLength={300} {...form.text('name')} />
      <Checkbox
        label="Sold as a subscription"
        description="The customer pays again every few months."
        {...form.checkbox('subscription')}
      />
    </ModalForm>
  )
}
