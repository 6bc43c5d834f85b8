import { lazyRouteComponent } from '@tanstack/react-router'

export const FilingsPage = lazyRouteComponent(() => import('./filings-page.tsx'), 'FilingsPage')
export { filingListSearch } from './filing-list-search.ts'
export { FilingDialog } from './filing-dialog.tsx'
export { filingsQuery } from './filings.api.ts'
export { FilingsTab } from './filings-tab.tsx'
