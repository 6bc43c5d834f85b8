export { announceForms } from './form-emails.commands.ts'
export { removeForm, submitForm, updateForm } from './forms.commands.ts'
export { formRecord } from './forms.row.ts'
export { formsRoutes } from './forms.routes.ts'
