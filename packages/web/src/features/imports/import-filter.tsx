import type { ImportKindName, ImportRun } from '@registrar/domain/imports/import-run'
import { useQuery } from '@tanstack/react-query'
import { displayInstantDay } from '#lib/clock'
import type { FilterControlProps } from '#lib/filter-field'
import { Picker } from '#ui/picker'
import { recentImportsQuery } from './imports.api.ts'

const labelOf = ({ fileName, at }: ImportRun): string => `${fileName}, ${displayInstantDay(at)}`

type Props = FilterControlProps<{ importId?: string | undefined }> & { kinds: readonly ImportKindName[] }

/** The filter of a list by the import that made or changed the records. `kinds`: of which imports the list can show some. */
export const ImportFilter = ({ values, set, label, kinds }: Props) => {
  const { data = [] } = useQuery(recentImportsQuery)
  const runs = data.filter(({ kind, undoneAt, _id }) => (kinds.includes(kind) && !undoneAt) || _id === values.importId)

  return (
    <Picker
      label={label}
      placeholder="Any"
      clearable
      comboboxProps={{ withinPortal: false }}
      data={runs.map((run) => ({ value: run._id, label: labelOf(run) }))}
      value={values.importId ?? null}
      onChange={(importId) => set({ importId: importId ?? undefined })}
    />
  )
}

/** The file and the day of an import that is known by its id. */
export const ImportName = ({ id }: { id: string }) => {
  const { data } = useQuery(recentImportsQuery)
  const run = data?.find(({ _id }) => _id === id)
  return run ? labelOf(run) : 'an import'
}
