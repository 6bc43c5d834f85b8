import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { useState, useSyncExternalStore } from 'react'
import type { AmlFieldName } from './aml-fields.ts'

const differs = (left: unknown, right: unknown) => JSON.stringify(left ?? null) !== JSON.stringify(right ?? null)
const isEmpty = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && !value.length)

/** The form's values, kept outside React's state: an edit renders only the components that read the edited field. */
export type AmlFormStore = {
  subscribe: (listener: () => void) => () => void
  values: () => AmlChanges
  set: <N extends AmlFieldName>(name: N, value: AmlChanges[N]) => void
  isDirty: () => boolean
  /** what a save sends: the edited fields; for a form that was never saved, all of its values */
  toSend: () => AmlChanges
  /** shows what a save has stored; what the user edited since then stays */
  applySave: (sent: AmlChanges, saved: AmlChanges) => void
}

const valuesOf = (saved: AmlChanges): AmlChanges =>
  Object.keys(saved).length === 0
    ? amlDefaults
    : { ...saved, appendix4_risk_assessment: saved.appendix4_risk_assessment ?? amlDefaults.appendix4_risk_assessment }

export const createAmlFormStore = (loaded: AmlChanges): AmlFormStore => {
  let isNew = Object.keys(loaded).length === 0
  let base = valuesOf(loaded)
  let values = base
  let edited = new Set<AmlFieldName>()
  const listeners = new Set<() => void>()

  const notify = () => {
    for (const listener of listeners) listener()
  }

  const pick = (from: AmlChanges, names: Iterable<AmlFieldName>): AmlChanges =>
    Object.fromEntries([...names].map((name) => [name, from[name]]))

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    values: () => values,
    set: (name, value) => {
      values = { ...values, [name]: value }
      if (differs(value, base[name]) && !(isEmpty(value) && isEmpty(base[name]))) edited.add(name)
      else edited.delete(name)
      notify()
    },
    isDirty: () => edited.size > 0,
    toSend: () => (isNew ? { ...values } : pick(values, edited)),
    applySave: (sent, saved) => {
      const editedSince = pick(
        values,
        [...edited].filter((name) => differs(values[name], sent[name])),
      )
      isNew = false
      base = valuesOf(saved)
      values = { ...base, ...editedSince }
      edited = new Set(Object.keys(editedSince) as AmlFieldName[])
      notify()
    },
  }
}

/** The store of the open tab. */
export const useAmlFormStore = (loaded: AmlChanges): AmlFormStore => useState(() => createAmlFormStore(loaded))[0]

/** A value of the form. The component renders again only when it changes, so `read` must not make a new object each time. */
export const useAmlValue = <T>(store: AmlFormStore, read: (values: AmlChanges) => T): T =>
  useSyncExternalStore(store.subscribe, () => read(store.values()))
