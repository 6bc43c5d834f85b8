import { call } from '../shared/call.ts'
import * as z from 'zod'
import { created, listOf } from '../shared/page.ts'
import { defaultViewBody, newView, savedView, viewChanges, viewCounts, viewCountsBody, viewSearchBody } from './view.ts'

export const viewsCalls = {
  searchViews: call({
    method: 'POST',
    path: '/view/search',
    summary: "The saved views of a list: one's own and everybody's",
    body: viewSearchBody,
    answer: listOf(savedView),
  }),
  countViews: call({
    method: 'POST',
    path: '/view/count',
    summary: 'How many rows several searches of a list find, as its views do',
    body: viewCountsBody,
    answer: z.object({ data: viewCounts }),
  }),
  createView: call({
    method: 'POST',
    path: '/view',
    summary: 'Save the filters, sort and columns of a list under a name',
    body: newView,
    answer: created,
  }),
  chooseDefaultView: call({
    method: 'PUT',
    path: '/view/default',
    summary: 'Choose the view with which a list opens',
    body: defaultViewBody,
  }),
  updateView: call({
    method: 'PUT',
    path: '/view/:id',
    summary: "Change one's own view",
    body: viewChanges,
  }),
  removeView: call({
    method: 'DELETE',
    path: '/view/:id',
    summary: "Delete one's own view",
  }),
}
