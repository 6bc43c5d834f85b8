import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { productListing } from '@registrar/domain/products/product-listing'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { useState } from 'react'
import type { Product } from '@registrar/domain/products/product'
import { filterFields } from '#lib/filter-field'
import { useListState } from '#lib/list-state'
import { useBackLinkProps } from '#lib/back-link'
import { useErrorToast } from '#lib/use-error-toast'
import { useEditedRecord } from '#lib/use-edited-record'
import { DataTable } from '#ui/data-table'
import { FilterChips } from '#ui/filter-chips'
import { FiltersButton } from '#ui/filters-button'
import { ListPage } from '#ui/list-page'
import { Permitted } from '#ui/permitted'
import { SearchBox } from '#ui/search-box'
import { Empty, Failed } from '#ui/states'
import { useChosenColumns } from '#ui/use-chosen-columns'
import { ViewTabs } from '#ui/view-tabs'
import { ViewsButton } from '#ui/views-button'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { listedProducts } from './listed-products.ts'
import { productColumns } from './product-columns.tsx'
import { PRODUCTS, productsQuery, useSaveProduct } from './products.api.ts'

type Values = Pick<Product, 'name' | 'subscription'>

const toBody = ({ name, subscription }: Values, { version }: { version: number | undefined }) =>
  name.trim() ? { fields: { name: name.trim(), subscription }, version } : undefined

/** Adds a product, or edits the given one. */
const ProductModal = ({ product, onClose }: { product: Product | undefined; onClose: () => void }) => {
  const form = useDialogForm({
    about: product?._id ?? 'new product',
    initial: { name: product?.name ?? '', subscription: product?.subscription ?? false },
    version: product?.version,
    toBody,
    mutation: useSaveProduct(product),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={product ? 'Edit product' : 'Add a product'}
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

const fields = filterFields(productListing)
const FAILED = 'An error occurred fetching products'

const route = getRouteApi('/staff/order/products')

/** The product catalogue, reached from the order list. It is loaded whole: filters and sort need no call. */
export const ProductsPage = () => {
  const state = useListState(route.useSearch())
  const { values, set } = state
  const { data, error, refetch } = useQuery({
    ...productsQuery({ search: values.search, fetchAll: true }),
    placeholderData: (before) => before,
  })
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useEditedRecord(data ?? [])
  const [shownColumns, columnPicker] = useChosenColumns(PRODUCTS, productColumns(setEdited))
  const backLink = useBackLinkProps('/order')
  useErrorToast(error, FAILED)

  const rows = data && listedProducts(data, values)
  // Only the server knows what another search finds.
  const countOf = (of: typeof values) =>
    of.search === values.search ? data && listedProducts(data, of).length : undefined
  const sortBy = (sortField: string) => {
    const isSame = sortField === values.sortField
    set({
      sortField: sortField as typeof values.sortField,
      sortOrder: isSame && values.sortOrder === 'asc' ? 'desc' : 'asc',
    })
  }

  return (
    <ListPage
      title={productListing.title}
      count={rows && `${rows.length} in total`}
      actions={
        <>
          <Button
            component={Link}
            {...backLink}
            variant="default"
            leftSection={<IconArrowLeft size={16} stroke={1.75} />}
          >
            Back to orders
          </Button>
          <ViewsButton list={PRODUCTS} state={state} />
          {columnPicker}
          <Permitted call={productsCalls.createProduct}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              Add a product
            </Button>
          </Permitted>
        </>
      }
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(search) => set({ search }, { replace: true })}
            placeholder="Search products"
          />
          <FiltersButton fields={fields} state={state} />
        </>
      }
    >
      <ViewTabs list={PRODUCTS} values={values} counted={{ count: countOf }} />
      <FilterChips fields={fields} state={state} />
      {error && !data ? (
        <Failed message={FAILED} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Products"
          columns={shownColumns}
          rows={rows}
          rowKey={(row) => row._id}
          sort={{ field: values.sortField, order: values.sortOrder, onSort: sortBy }}
          empty={<Empty>No products found</Empty>}
        />
      )}
      {isAdding && <ProductModal product={undefined} onClose={() => setAdding(false)} />}
      {edited && <ProductModal product={edited} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}
