import { expect, it } from 'vitest'
import { reconcileLoaded } from './reconcile-loaded.ts'

const before = { name: 'Orla', phone: '1', mail: 'o@example.ie' }

it('a form shows what a colleague changed, and keeps what the user typed in other fields (LIVE-6)', () => {
  const values = { ...before, phone: '2' }
  const after = { ...before, name: 'Orla Ryan' }

  expect(reconcileLoaded({ saved: before, values, before, after })).toEqual({
    show: { name: 'Orla Ryan' },
    saved: after,
    isConflict: false,
  })
})

it('a form leaves a field alone that both changed, so that the save asks whose value stays (LIVE-6)', () => {
  const values = { ...before, name: 'Orla R' }
  const after = { ...before, name: 'Orla Ryan', mail: 'ryan@example.ie' }

  expect(reconcileLoaded({ saved: before, values, before, after })).toEqual({
    show: { mail: 'ryan@example.ie' },
    saved: { ...before, mail: 'ryan@example.ie' },
    isConflict: true,
  })
})

it('a conflict lasts when the record is read again because of another field (LIVE-6)', () => {
  const values = { ...before, name: 'Orla R' }
  const theirs = { ...before, name: 'Orla Ryan' }
  const { saved } = reconcileLoaded({ saved: before, values, before, after: theirs })
  const after = { ...theirs, mail: 'ryan@example.ie' }

  expect(reconcileLoaded({ saved, values, before: theirs, after })).toEqual({
    show: { mail: 'ryan@example.ie' },
    saved: { ...before, mail: 'ryan@example.ie' },
    isConflict: true,
  })
})

it('a form has no conflict when both changed a field to the same value (LIVE-6)', () => {
  const after = { ...before, name: 'Orla Ryan' }
  expect(reconcileLoaded({ saved: before, values: after, before, after })).toEqual({
    show: {},
    saved: after,
    isConflict: false,
  })
})
