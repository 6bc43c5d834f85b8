export { findProduct, searchProducts } from './products.queries.ts'
export { productsRoutes } from './products.routes.ts'
export { productRecord } from './products.row.ts'
