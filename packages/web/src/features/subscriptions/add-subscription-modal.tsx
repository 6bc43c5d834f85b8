import { SimpleGrid } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type NewSubscription, planMonths } from '@registrar/domain/subscriptions/subscription'
import { useQuery } from '@tanstack/react-query'
import { ProductSelect, productsQuery } from '#features/products'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { useErrorToast } from '#lib/use-error-toast'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { WholeNumberField } from '#ui/whole-number-field'
import { useCreateSubscription } from './subscriptions.api.ts'

type Values = { productId: string | null; plan: number | ''; startingDate: IsoDate | null }

const { min, max } = planMonths
const isPlan = (months: number | ''): months is number => months !== '' && months >= min && months <= max

/** The dialog that creates a subscription: product, months and starting date, all required (SUB-2). */
export const AddSubscriptionModal = ({ organizationId, onClose }: { organizationId: string; onClose: () => void }) => {
  const { data: products = [], error } = useQuery(productsQuery({ subscription: true }))
  const form = useDialogForm<Values, NewSubscription, unknown>({
    initial: { productId: null, plan: planMonths.byDefault, startingDate: today() },
    toBody: ({ productId, plan, startingDate }) =>
      productId && isPlan(plan) && startingDate ? { organizationId, productId, plan, startingDate } : undefined,
    mutation: useCreateSubscription(),
    onSaved: onClose,
  })

  useErrorToast(error, 'Failed to fetch product')

  return (
    <ModalForm title="Add new subscription" isOpen onClose={onClose} {...form.dialog}>
      <ProductSelect
        label="Product"
        placeholder="Select a product"
        required
        products={products}
        {...form.field('productId')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <WholeNumberField
          label="Months"
          required
          {...form.field('plan')}
          error={
            isPlan(form.values.plan) || form.values.plan === ''
              ? form.problemAt('plan')
              : `Choose ${min} to ${max} months.`
          }
        />
        <DateField label="Starting date" required {...form.field('startingDate')} />
      </SimpleGrid>
    </ModalForm>
  )
}
