import { type AmlChanges, amlForm } from '@registrar/domain/aml/aml-form'
import { amlDefaults, answerDefaults, withAppendixDefaults } from '@registrar/domain/aml/aml-texts'
import { type RiskQuestion, riskQuestions } from '@registrar/domain/aml/risk-score'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { dropEdits, editsKey, keepEdits, readEdits } from '#lib/kept-edits'
import { reconcileLoaded } from '#lib/reconcile-loaded'
import type { AmlFieldName } from '@registrar/domain/aml/aml-fields'

const isRiskQuestion = (name: string): name is RiskQuestion => riskQuestions.includes(name as RiskQuestion)
const isEmpty = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && !value.length)

/** What the form needs of its record. */
type AmlFile = { aml: AmlChanges; version: number }

/** The form's values, kept outside React's state: an edit renders only the components that read the edited field. */
export type AmlFormStore = {
  subscribe: (listener: () => void) => () => void
  values: () => AmlChanges
  set: <N extends AmlFieldName>(name: N, value: AmlChanges[N]) => void
  isDirty: () => boolean
  /** the fields that the user has edited, as they are */
  edits: () => AmlChanges
  /** what a save sends: the edited fields, and the defaults that were never saved */
  toSend: () => AmlChanges
  /** whether some of the thirteen answers shown are defaults that nobody has saved */
  hasUnsavedAnswers: () => boolean
  /** the version of the record that the values were loaded from */
  version: () => number
  /** shows what a save has stored; what the user edited since then stays */
  applySave: (sent: AmlChanges, saved: AmlFile) => void
  /** shows what a colleague has changed, in the fields that the user has not edited */
  showLoaded: (loaded: AmlFile) => void
}

// A field that was never saved shows its default (AML-1, AML-7); one that was emptied stays empty.
const valuesOf = (saved: AmlChanges): AmlChanges => ({ ...answerDefaults, ...withAppendixDefaults(saved) })

const unsavedDefaults = (saved: AmlChanges): AmlFieldName[] =>
  (Object.keys(amlDefaults) as AmlFieldName[]).filter((name) => saved[name] === undefined)

// A field that a colleague's change has taken out of the file is empty in the new values, not missing.
const withEmptied = (before: AmlChanges, after: AmlChanges): AmlChanges => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, undefined])),
  ...after,
})

/** What was typed before a reload. */
type KeptAml = { changed: AmlChanges; version?: number | undefined }

/** `kept`: what a reload brought back, and the version that it was typed on. */
export const createAmlFormStore = (file: AmlFile, kept?: KeptAml): AmlFormStore => {
  let { aml: loaded, version: loadedVersion } = file
  let version = kept?.version ?? file.version
  let defaulted = unsavedDefaults(loaded)
  let base = valuesOf(loaded)
  let values: AmlChanges = { ...base, ...kept?.changed }
  const keptNames = Object.keys(kept?.changed ?? {}) as AmlFieldName[]
  let edited = new Set(keptNames.filter((name) => !isSameValue(values[name], base[name])))
  const touched = new Set(keptNames)
  const listeners = new Set<() => void>()

  const notify = () => {
    for (const listener of listeners) listener()
  }

  const pick = (from: AmlChanges, names: Iterable<AmlFieldName>): AmlChanges =>
    Object.fromEntries([...names].map((name) => [name, from[name]]))

  // The defaults that a save stores for the first time, beside those of before, without what was clicked.
  const untouched = (): Pick<AmlChanges, 'appendix2_untouched'> => {
    const names = [...defaulted.filter(isRiskQuestion), ...(loaded.appendix2_untouched ?? [])]
    const appendix2_untouched = names.filter((name) => !touched.has(name) && !edited.has(name))
    return names.length > 0 ? { appendix2_untouched } : {}
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    values: () => values,
    set: (name, value) => {
      values = { ...values, [name]: value }
      touched.add(name)
      if (!isSameValue(value, base[name]) && !(isEmpty(value) && isEmpty(base[name]))) edited.add(name)
      else edited.delete(name)
      notify()
    },
    isDirty: () => edited.size > 0,
    edits: () => pick(values, edited),
    toSend: () => ({ ...pick(values, new Set([...defaulted, ...edited])), ...untouched() }),
    hasUnsavedAnswers: () => defaulted.some((name) => isRiskQuestion(name)),
    version: () => version,
    applySave: (sent, { aml: saved, version: savedVersion }) => {
      const editedSince = pick(
        values,
        [...edited].filter((name) => !isSameValue(values[name], sent[name])),
      )
      version = savedVersion
      loadedVersion = savedVersion
      loaded = saved
      defaulted = unsavedDefaults(saved)
      base = valuesOf(saved)
      values = { ...base, ...editedSince }
      edited = new Set(Object.keys(editedSince) as AmlFieldName[])
      notify()
    },
    showLoaded: ({ aml: fresh, version: freshVersion }) => {
      if (fresh === loaded && freshVersion === loadedVersion) return

      const [before, typed] = [valuesOf(loaded), pick(values, edited)]
      const after = withEmptied(before, valuesOf(fresh))
      const reconciled = reconcileLoaded({ saved: base, values: { ...base, ...typed }, before, after })
      loaded = fresh
      loadedVersion = freshVersion
      // In a conflict, the old version is kept: the server then refuses the save, and the user chooses whose value stays.
      if (!reconciled.isConflict) version = freshVersion
      defaulted = unsavedDefaults(fresh)
      base = reconciled.saved
      values = { ...values, ...reconciled.show }
      edited = new Set([...edited].filter((name) => !isSameValue(values[name], base[name])))
      notify()
    },
  }
}

/** The store of the open tab. It follows what colleagues save (LIVE-6), and what is not saved comes back after a reload (UI-9). */
export const useAmlFormStore = (file: AmlFile & { _id: string }): AmlFormStore => {
  const [key] = useState(() => editsKey(['aml', file._id]))
  const [store] = useState(() => createAmlFormStore(file, readEdits(key, amlForm.shape)))
  useEffect(
    () => store.subscribe(() => keepEdits(key, { changed: store.edits(), version: store.version() })),
    [key, store],
  )
  useEffect(() => () => dropEdits(key), [key])
  useEffect(() => store.showLoaded(file), [store, file])

  return store
}

/** A value of the form. The component renders again only when it changes, so `read` must not make a new object each time. */
export const useAmlValue = <T>(store: AmlFormStore, read: (values: AmlChanges) => T): T =>
  useSyncExternalStore(store.subscribe, () => read(store.values()))

/** A list of names computed from the form's values. It stays the same array until the names change, so nothing renders again. */
export const useAmlNames = <N extends string>(store: AmlFormStore, read: (values: AmlChanges) => readonly N[]): N[] => {
  const names = useAmlValue(store, (values) => read(values).join(' '))
  return useMemo(() => names.split(' ').filter(Boolean) as N[], [names])
}
