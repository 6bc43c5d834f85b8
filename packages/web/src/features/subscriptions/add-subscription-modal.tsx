import { NumberInput, SimpleGrid } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { planMonths } from '@registrar/domain/subscriptions/subscription'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ProductSelect, productsQuery } from '#features/products'
import { today } from '#lib/clock'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { toast } from '#ui/toasts'
import { useCreateSubscription } from './subscriptions.api.ts'

/** The dialog that creates a subscription: product, months and starting date, all required (SUB-2). */
export const AddSubscriptionModal = ({ organizationId, onClose }: { organizationId: string; onClose: () => void }) => {
  const [productId, setProductId] = useState<string | null>(null)
  const [plan, setPlan] = useState<number | ''>(planMonths.byDefault)
  const [startingDate, setStartingDate] = useState<IsoDate | null>(today)
  const { data: products = [], error } = useQuery(productsQuery({ subscription: true }))
  const create = useCreateSubscription()

  useEffect(() => {
    if (error) toast.error('Failed to fetch product')
  }, [error])

  const isPlan = plan !== '' && plan >= planMonths.min && plan <= planMonths.max
  const newSubscription =
    productId && isPlan && startingDate ? { organizationId, productId, plan, startingDate } : undefined

  return (
    <ModalForm
      title="Add new subscription"
      isOpen
      onClose={onClose}
      onSubmit={() => newSubscription && create.mutate(newSubscription, { onSuccess: onClose })}
      isBusy={create.isPending}
      canSubmit={newSubscription !== undefined}
    >
      <ProductSelect
        label="Product"
        placeholder="Select a product"
        required
        products={products}
        value={productId}
        onChange={setProductId}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberInput
          label="Months"
          required
          min={planMonths.min}
          max={planMonths.max}
          clampBehavior="strict"
          allowDecimal={false}
          value={plan}
          onChange={(value) => setPlan(value === '' ? '' : Number(value))}
        />
        <DateField label="Starting date" required value={startingDate} onChange={setStartingDate} />
      </SimpleGrid>
    </ModalForm>
  )
}
