import { Button } from '@mantine/core'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Product } from '@registrar/domain/products/product'
import { useState } from 'react'
import { useListState } from '#lib/list-state'
import { useBackLink } from '#lib/back-link'
import { ListPage } from '#ui/list-page'
import { QueryResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { ProductModal } from './product-modal.tsx'
import { ProductTable } from './product-table.tsx'
import { productsQuery } from './products.api.ts'

const route = getRouteApi('/staff/order/products')

/** The product catalogue, reached from the order list. */
export const ProductsPage = () => {
  const { values, set } = useListState(route.useSearch())
  const [edited, setEdited] = useState<Product | 'new'>()
  const query = useQuery({
    ...productsQuery({ search: values.search, fetchAll: true }),
    placeholderData: (before) => before,
  })
  const backLink = useBackLink('/order')

  return (
    <ListPage
      title="Products"
      count={query.data && `${query.data.length} in total`}
      actions={
        <>
          <Button
            component={Link}
            to={backLink}
            variant="default"
            leftSection={<IconArrowLeft size={16} stroke={1.75} />}
          >
            Back to orders
          </Button>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
            Add a product
          </Button>
        </>
      }
      filters={
        <SearchBox
          value={values.search}
          onChange={(search) => set({ search }, { replace: true })}
          placeholder="Search products"
        />
      }
    >
      <QueryResult query={query} failureMessage="An error occurred fetching products" empty="No products found">
        {(products) => <ProductTable products={products} onEdit={setEdited} />}
      </QueryResult>
      {edited && <ProductModal product={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}
