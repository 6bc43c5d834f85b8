import { lazyRouteComponent } from '@tanstack/react-router'

export const FilingsPage = lazyRouteComponent(() => import('./filings-page.tsx'), 'FilingsPage')
export { filingListSearch } from './filing-list-search.ts'
export { FilingDialog } from './filing-dialog.tsx'
export { filingsQuery, isReturnDue } from './filings.api.ts'
export { CourtOrderButton } from './court-order-button.tsx'
export { FilingsTab } from './filings-tab.tsx'
export { FilingOfChange, filingToSend, type SaidOfFiling, TO_BE_FILED } from './filing-of-change.tsx'
export { ChangeQuestion, useChangeQuestion } from './change-question.tsx'
export { ToBeFiled } from './to-be-filed.tsx'
export { NewFilingDialog } from './new-filing-dialog.tsx'
