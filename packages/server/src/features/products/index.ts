export { productsRoutes } from './products.routes.ts'
