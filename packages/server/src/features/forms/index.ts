export { submitForm } from './forms.commands.ts'
export { formsRoutes } from './forms.routes.ts'
