import * as z from 'zod'
import { call } from '../shared/call.ts'
import { created, listOf } from '../shared/page.ts'
import { defaultViewBody, newView, savedView, viewChanges, viewSearchBody } from './view.ts'

export const viewsCalls = {
  searchViews: call({
    method: 'POST',
    path: '/view/search',
    access: 'session',
    summary: "The saved views of a list: one's own and everybody's",
    body: viewSearchBody,
    answer: listOf(savedView),
  }),
  createView: call({
    method: 'POST',
    path: '/view',
    access: 'session',
    summary: 'Save the filters, sort and columns of a list under a name',
    body: newView,
    answer: created,
  }),
  chooseDefaultView: call({
    method: 'PUT',
    path: '/view/default',
    access: 'session',
    summary: 'Choose the view with which a list opens',
    body: defaultViewBody,
    answer: z.object({}),
  }),
  updateView: call({
    method: 'PUT',
    path: '/view/:id',
    access: 'session',
    summary: "Change one's own view",
    body: viewChanges,
    answer: z.object({}),
  }),
  removeView: call({
    method: 'DELETE',
    path: '/view/:id',
    access: 'session',
    summary: "Delete one's own view",
    answer: z.object({}),
  }),
}
