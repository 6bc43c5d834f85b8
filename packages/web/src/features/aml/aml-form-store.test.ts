import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { riskScore } from '@registrar/domain/aml/risk-score'
import { expect, it } from 'vitest'
import { createAmlFormStore } from './aml-form-store.ts'

const loaded = {
  appendix2_q1: false,
  appendix3_source_of_introduction: ['Other company'],
  appendix3_source_of_funds: 'Salary',
  appendix2_signature: { user_id: '1', user_name: 'Niamh Kelly' },
}

const openForm = (aml: AmlChanges) => createAmlFormStore({ aml, version: 1 })

// A component renders again when the value that it reads is a new one.
it('an edit leaves the values of all other fields the same objects', () => {
  const store = openForm(loaded)
  const before = store.values()
  let notified = 0
  store.subscribe(() => (notified += 1))
  for (const typed of ['S', 'Sa', 'Sav']) store.set('appendix3_source_of_funds', typed)
  const changed = Object.keys(before).filter((name) => !Object.is(before[name as never], store.values()[name as never]))
  expect([changed, notified]).toEqual([['appendix3_source_of_funds'], 3])
  expect(riskScore(store.values())).toBe(riskScore(before))
})

it('an answer changes the score (AML-1)', () => {
  const store = openForm(loaded)
  const before = riskScore(store.values())
  store.set('appendix2_q1', true)
  expect(riskScore(store.values())).not.toBe(before)
})

it('a form that was never saved shows the defaults, which do not count as answers until they are saved (AML-5)', () => {
  const store = openForm({})
  expect(store.values()).toMatchObject({ appendix2_q9: true, appendix4_structure_type: 'Limited' })
  expect([store.hasUnsavedAnswers(), store.isDirty()]).toEqual([true, false])
  store.applySave(store.values(), { aml: store.values(), version: 2 })
  expect(store.hasUnsavedAnswers()).toBe(false)
  expect(store.toSend()).toEqual({})
})

it('a partly filled form shows and sends the defaults of fields that were never saved; emptied fields stay empty', () => {
  const store = openForm({ ...loaded, appendix2_q2: null })
  expect(store.values()).toMatchObject({ appendix2_q1: false, appendix2_q2: null, appendix2_q3: true })
  expect(store.toSend()).toMatchObject({ appendix2_q3: true, appendix4_structure_type: 'Limited' })
  expect(store.toSend()).not.toHaveProperty('appendix2_q1')
})

// LIVE-6
it('the form shows what a colleague has saved in the other fields, and keeps what is edited', () => {
  const store = openForm({})
  store.set('appendix3_source_of_funds', 'Salary')
  store.showLoaded({ aml: { appendix2_q2: false, appendix2_q3: true }, version: 2 })

  expect(store.version()).toBe(2)
  expect(store.values()).toMatchObject({ appendix2_q2: false, appendix3_source_of_funds: 'Salary' })
  expect(store.toSend()).toMatchObject({ appendix3_source_of_funds: 'Salary' })
  expect(store.toSend()).not.toHaveProperty('appendix2_q2')
})

it('a field that a colleague has changed to another value keeps what is typed, and is saved with the old version (API-10)', () => {
  const store = openForm(loaded)
  store.set('appendix3_source_of_funds', 'Savings')

  store.showLoaded({ aml: { ...loaded, appendix3_source_of_funds: 'A loan', appendix2_q1: true }, version: 2 })

  expect(store.version()).toBe(1)
  expect(store.values()).toMatchObject({ appendix3_source_of_funds: 'Savings', appendix2_q1: true })
  expect(store.toSend()).toMatchObject({ appendix3_source_of_funds: 'Savings' })
})

it('the same value typed by both is saved already', () => {
  const store = openForm(loaded)
  store.set('appendix2_q1', true)

  store.showLoaded({ aml: { ...loaded, appendix2_q1: true }, version: 2 })

  expect([store.isDirty(), store.version()]).toEqual([false, 2])
})

it('a field that a colleague has taken out of the file is emptied', () => {
  const store = openForm(loaded)
  const { appendix3_source_of_funds: _funds, ...others } = loaded

  store.showLoaded({ aml: others, version: 2 })

  expect(store.values().appendix3_source_of_funds).toBeUndefined()
})

it('what was typed before a reload is there, edited, and on the version that it was typed on (UI-9)', () => {
  const before = openForm(loaded)
  before.set('appendix3_source_of_funds', 'Savings')
  before.set('appendix2_q1', true)
  before.set('appendix2_q1', false)
  expect(before.edits()).toEqual({ appendix3_source_of_funds: 'Savings' })

  const now = { aml: loaded, version: 2 }
  const after = createAmlFormStore(now, { changed: before.edits(), version: before.version() })
  after.showLoaded(now)
  expect([after.values().appendix3_source_of_funds, after.isDirty(), after.version()]).toEqual(['Savings', true, 1])
  expect(after.toSend()).toMatchObject({ appendix3_source_of_funds: 'Savings' })

  const saved = { ...loaded, appendix3_source_of_funds: 'Savings' }
  expect(createAmlFormStore({ aml: saved, version: 2 }, { changed: before.edits(), version: 1 }).isDirty()).toBe(false)
})
