import type { SavedView } from './view.ts'

/** What all of them have; whether one is the user's default view, the server knows. */
const ofNobody = { isShared: true, hiddenColumns: [], columns: [], isOwn: false, user: null }

/** The views that are there from the start, for a user (VIEW-4). Nobody can change them. */
export const startingViews = (list: string, userId: string): Omit<SavedView, 'isDefault'>[] =>
  [
    {
      _id: 'late-annual-returns',
      list: 'organizations',
      name: 'Late annual returns',
      search: { arLate: true, sortField: 'nextArReminder', sortOrder: 'asc' },
    },
    { _id: 'my-companies', list: 'organizations', name: 'My companies', search: { user: userId } },
    { _id: 'aml-incomplete', list: 'organizations', name: 'AML incomplete', search: { amlComplete: false } },
  ]
    .filter((view) => view.list === list)
    .map((view) => ({ ...view, ...ofNobody }))
