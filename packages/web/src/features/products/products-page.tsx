import { Button } from '@mantine/core'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Product } from '@registrar/domain/products/product'
import { useEffect, useState } from 'react'
import { useListState } from '#lib/list-state'
import { useBackLink } from '#lib/back-link'
import { ListPage } from '#ui/list-page'
import { SearchBox } from '#ui/search-box'
import { Empty, Failed, Loading } from '#ui/states'
import { toast } from '#ui/toasts'
import { ProductModal } from './product-modal.tsx'
import { ProductTable } from './product-table.tsx'
import { productsQuery } from './products.api.ts'

const route = getRouteApi('/staff/order/products')

const FAILED = 'An error occurred fetching products'

/** The product catalogue, reached from the order list. */
export const ProductsPage = () => {
  const { values, set } = useListState(route.useSearch())
  const [edited, setEdited] = useState<Product | 'new'>()
  const { data, error, refetch } = useQuery({
    ...productsQuery({ search: values.search, fetchAll: true }),
    placeholderData: (before) => before,
  })
  const backLink = useBackLink('/order')

  useEffect(() => {
    if (error) toast.error(FAILED)
  }, [error])

  return (
    <ListPage
      title="Products"
      count={data && `${data.length} in total`}
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
      {error && !data && <Failed message={FAILED} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty>No products found</Empty>}
      {data && data.length > 0 && <ProductTable products={data} onEdit={setEdited} />}
      {edited && <ProductModal product={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}
