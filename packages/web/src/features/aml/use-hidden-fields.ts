import { hiddenFrom } from '@registrar/domain/aml/suspicion'
import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#lib/session'
import { amlSettingsQuery } from './aml-versions.api.ts'

/** The fields of the form that the user neither reads nor writes (AML-23). */
export const useHiddenFields = (): ReadonlySet<string> => {
  const user = useSessionUser()
  const { data } = useQuery(amlSettingsQuery)
  return hiddenFrom(user?.role ?? 'readOnly', { restrictSuspicion: data?.restrictSuspicion ?? false })
}
