export { submitForm } from './forms.commands.ts'
export { formRestorer } from './form-restorer.ts'
export { formsRoutes } from './forms.routes.ts'
