export { formsRoutes } from './forms.routes.ts'
