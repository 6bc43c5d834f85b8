import type { SavedView } from './view.ts'

type StartingView = Pick<SavedView, '_id' | 'list' | 'name' | 'search'>

/** The views that are there from the start, for a user (VIEW-4). Nobody can change them. */
export const startingViews = (list: string, userId: string): StartingView[] =>
  [
    {
      _id: 'late-annual-returns',
      list: 'organizations',
      name: 'Late annual returns',
      search: { arLate: true, sortField: 'nextArReminder', sortOrder: 'asc' },
    },
    { _id: 'my-companies', list: 'organizations', name: 'My companies', search: { user: userId } },
    { _id: 'aml-incomplete', list: 'organizations', name: 'AML incomplete', search: { amlComplete: false } },
  ].filter((view) => view.list === list)
