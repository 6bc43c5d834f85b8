import { useState } from 'react'
import { reconcileLoaded } from './reconcile-loaded.ts'

type Values = Record<string, unknown>

type FollowedValues<V extends object> = {
  values: V
  setValues: (change: (values: V) => V) => void
  /** the values that a save compares with */
  saved: V
  /** the version of the record that the values were loaded from; a save names it */
  version: number | undefined
  /** begins again with the values as they were loaded last */
  reset: () => void
}

/**
 * The values that a dialog edits. A new version of the record appears in the fields that the user has not touched (LIVE-6). Without
 * a version there is no record to follow. `typed` is what a reload brought back.
 */
export const useFollowedValues = <V extends object>(
  loaded: V,
  version?: number,
  typed?: Partial<V>,
): FollowedValues<V> => {
  const opened = { values: loaded, saved: loaded, version, last: { loaded, version } }
  const [state, setState] = useState({ ...opened, values: { ...loaded, ...typed } })

  if (version !== state.last.version) {
    const [saved, values, before, after] = [state.saved, state.values, state.last.loaded, loaded] as unknown as Values[]
    const reconciled = reconcileLoaded({ saved, values, before, after } as Parameters<typeof reconcileLoaded>[0])
    setState({
      values: { ...state.values, ...reconciled.show },
      saved: reconciled.saved as V,
      // In a conflict, the old version is kept: the server then refuses the save, and the user chooses whose value stays.
      version: reconciled.isConflict ? state.version : version,
      last: { loaded, version },
    })
  }

  return {
    values: state.values,
    setValues: (change) => setState((before) => ({ ...before, values: change(before.values) })),
    saved: state.saved,
    version: state.version,
    reset: () => setState(opened),
  }
}
