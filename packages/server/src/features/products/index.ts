export { findProduct, searchProducts } from './products.queries.ts'
export { removeProduct, requireNameOfProduct, requireUnusedProduct, updateProduct } from './products.commands.ts'
export { productsRoutes } from './products.routes.ts'
export { productRecord } from './products.row.ts'
