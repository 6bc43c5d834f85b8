import { riskScore } from '@registrar/domain/aml/risk-score'
import { expect, it } from 'vitest'
import { createAmlFormStore } from './aml-form-store.ts'

const loaded = {
  appendix2_q1: false,
  appendix3_source_of_introduction: ['Other company'],
  appendix3_source_of_funds: 'Salary',
  appendix2_signature: { user_id: '1', user_name: 'Niamh Kelly' },
}

// A component renders again when the value that it reads is a new one.
it('an edit leaves the values of all other fields the same objects', () => {
  const store = createAmlFormStore(loaded)
  const before = store.values()
  let notified = 0
  store.subscribe(() => (notified += 1))
  for (const typed of ['S', 'Sa', 'Sav']) store.set('appendix3_source_of_funds', typed)
  const changed = Object.keys(before).filter((name) => !Object.is(before[name as never], store.values()[name as never]))
  expect([changed, notified]).toEqual([['appendix3_source_of_funds'], 3])
  expect(riskScore(store.values())).toBe(riskScore(before))
})

it('an answer changes the score (AML-1)', () => {
  const store = createAmlFormStore(loaded)
  const before = riskScore(store.values())
  store.set('appendix2_q1', true)
  expect(riskScore(store.values())).not.toBe(before)
})

it('a form that was never saved shows the defaults, which do not count as answers until they are saved (AML-5)', () => {
  const store = createAmlFormStore({})
  expect(store.values()).toMatchObject({ appendix2_q9: true, appendix4_structure_type: 'Limited' })
  expect([store.hasUnsavedAnswers(), store.isDirty()]).toEqual([true, false])
  store.applySave(store.values(), store.values())
  expect(store.hasUnsavedAnswers()).toBe(false)
  expect(store.toSend()).toEqual({})
})

it('a partly filled form shows and sends the defaults of fields that were never saved; emptied fields stay empty', () => {
  const store = createAmlFormStore({ ...loaded, appendix2_q2: null })
  expect(store.values()).toMatchObject({ appendix2_q1: false, appendix2_q2: null, appendix2_q3: true })
  expect(store.toSend()).toMatchObject({ appendix2_q3: true, appendix4_structure_type: 'Limited' })
  expect(store.toSend()).not.toHaveProperty('appendix2_q1')
})
