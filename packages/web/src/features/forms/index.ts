import { lazyRouteComponent } from '@tanstack/react-router'

export const PublicFormPage = lazyRouteComponent(() => import('./public-form-page.tsx'), 'PublicFormPage')
export const PublicFormThanksPage = lazyRouteComponent(
  () => import('./public-form-thanks-page.tsx'),
  'PublicFormThanksPage',
)
export const FormListPage = lazyRouteComponent(() => import('./form-list-page.tsx'), 'FormListPage')
export const FormPage = lazyRouteComponent(() => import('./form-page.tsx'), 'FormPage')
export { formListSearch } from './form-list-search.ts'
