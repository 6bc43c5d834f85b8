import { formListing } from '@registrar/domain/forms/form-listing'
import { lazyRouteComponent } from '@tanstack/react-router'
import { listAddress } from '#lib/list-state'

export const FormListPage = lazyRouteComponent(() => import('./form-list-page.tsx'), 'FormListPage')
export const FormPage = lazyRouteComponent(() => import('./form-page.tsx'), 'FormPage')
export const formListSearch = listAddress(formListing)
