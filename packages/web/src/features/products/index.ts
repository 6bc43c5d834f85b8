import { lazyRouteComponent } from '@tanstack/react-router'

export const ProductsPage = lazyRouteComponent(() => import('./products-page.tsx'), 'ProductsPage')
export { ProductSelect } from './product-select.tsx'
export { productListSearch } from './product-list-search.ts'
export { productsQuery } from './products.api.ts'
