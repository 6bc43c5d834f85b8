import { productListing } from '@registrar/domain/products/product-listing'
import { lazyRouteComponent } from '@tanstack/react-router'
import { listAddress } from '#lib/list-state'

export const ProductsPage = lazyRouteComponent(() => import('./products-page.tsx'), 'ProductsPage')
export { ProductSelect } from './product-select.tsx'
export const productListSearch = listAddress(productListing)
export { productsQuery } from './products.api.ts'
