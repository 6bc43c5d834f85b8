import { lazyRouteComponent } from '@tanstack/react-router'

export const PublicFormPage = lazyRouteComponent(() => import('./public-form-page.tsx'), 'PublicFormPage')
export const PublicFormThanksPage = lazyRouteComponent(
  () => import('./public-form-thanks-page.tsx'),
  'PublicFormThanksPage',
)
