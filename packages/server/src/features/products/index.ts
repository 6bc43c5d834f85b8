export { findProduct, searchProducts } from './products.queries.ts'
export { productRestorer } from './product-restorer.ts'
export { productsRoutes } from './products.routes.ts'
export { productRecord } from './products.row.ts'
