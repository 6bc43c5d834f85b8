import { personListing } from '@registrar/domain/people/person-listing'
import { lazyRouteComponent } from '@tanstack/react-router'
import { listAddress } from '#lib/list-state'

export const PeopleListPage = lazyRouteComponent(() => import('./people-list-page.tsx'), 'PeopleListPage')
export const PersonInformationTab = lazyRouteComponent(
  () => import('./person-information-tab.tsx'),
  'PersonInformationTab',
)
export const PersonFilesTab = lazyRouteComponent(() => import('./person-files-tab.tsx'), 'PersonFilesTab')
export { NewPersonModal } from './new-person.tsx'
export const peopleListSearch = listAddress(personListing)
export { PersonSelect } from './person-select.tsx'
export { personQuery } from './people.api.ts'
