export { searchProducts } from './products.queries.ts'
export { productsRoutes } from './products.routes.ts'
