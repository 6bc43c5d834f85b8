import type { Product } from '@registrar/domain/products/product'
import type { productListing } from '@registrar/domain/products/product-listing'
import type { ListStateOf } from '#lib/list-state'

type State = Pick<ListStateOf<typeof productListing>, 'sortField' | 'sortOrder' | 'subscription' | 'retired'>

const textOf = (product: Product, field: State['sortField']) =>
  field === 'name' ? product.name : product[field] ? 'yes' : 'no'

const isAsFiltered = (value: boolean, wanted: boolean | undefined) => wanted === undefined || value === wanted

/** The products that match the filters, sorted by the chosen field and then by name. */
export const listedProducts = (products: readonly Product[], state: State): Product[] => {
  const direction = state.sortOrder === 'asc' ? 1 : -1

  return products
    .filter((one) => isAsFiltered(one.subscription, state.subscription) && isAsFiltered(one.retired, state.retired))
    .toSorted(
      (left, right) =>
        direction * textOf(left, state.sortField).localeCompare(textOf(right, state.sortField), 'en-IE') ||
        left.name.localeCompare(right.name, 'en-IE'),
    )
}
