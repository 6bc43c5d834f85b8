import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { useState, useSyncExternalStore } from 'react'
import type { AmlFieldName } from './aml-fields.ts'

const differs = (left: unknown, right: unknown) => JSON.stringify(left ?? null) !== JSON.stringify(right ?? null)
const isEmpty = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && !value.length)

/** The form's values outside React's tree: an edit draws again the field it is in, and what reads it. */
export type AmlFormStore = {
  subscribe: (listener: () => void) => () => void
  values: () => AmlChanges
  set: <N extends AmlFieldName>(name: N, value: AmlChanges[N]) => void
  isDirty: () => boolean
  /** what a save sends: the edited fields, and for a form that was never saved all that it shows */
  toSend: () => AmlChanges
  /** the form as a save has left it; what was edited since it was sent stays */
  take: (sent: AmlChanges, saved: AmlChanges) => void
}

const shown = (saved: AmlChanges): AmlChanges =>
  Object.keys(saved).length === 0
    ? amlDefaults
    : { ...saved, appendix4_risk_assessment: saved.appendix4_risk_assessment ?? amlDefaults.appendix4_risk_assessment }

export const createAmlFormStore = (loaded: AmlChanges): AmlFormStore => {
  let isNew = Object.keys(loaded).length === 0
  let base = shown(loaded)
  let values = base
  let edited = new Set<AmlFieldName>()
  const listeners = new Set<() => void>()
  const tell = () => {
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
      tell()
    },
    isDirty: () => edited.size > 0,
    toSend: () => (isNew ? { ...values } : pick(values, edited)),
    take: (sent, saved) => {
      const since = pick(
        values,
        [...edited].filter((name) => differs(values[name], sent[name])),
      )
      isNew = false
      base = shown(saved)
      values = { ...base, ...since }
      edited = new Set(Object.keys(since) as AmlFieldName[])
      tell()
    },
  }
}

/** One store for as long as the tab is open. */
export const useAmlFormStore = (loaded: AmlChanges): AmlFormStore => useState(() => createAmlFormStore(loaded))[0]

/** What a part of the screen reads of the form; it is drawn again only when that changes. `read` gives no new object. */
export const useAmlValue = <T>(store: AmlFormStore, read: (values: AmlChanges) => T): T =>
  useSyncExternalStore(store.subscribe, () => read(store.values()))
