import { countText } from '@registrar/domain/shared/count-text'
import { toast } from './toast.ts'
import { useApiMutation } from './use-api-mutation.ts'

/** What became of one of several records; `reason` says why nothing was done to it. */
type Outcome = { ok: boolean; reason?: string | undefined }

const showOutcomes = (outcomes: readonly Outcome[], done: string) => {
  const doneCount = outcomes.filter(({ ok }) => ok).length
  if (doneCount > 0) toast.success(`${countText(doneCount, 'record')} ${done}`)

  const reasons = new Set(outcomes.flatMap(({ reason }) => reason ?? []))
  for (const reason of reasons) toast.error(reason)
}

/**
 * A mutation of several records, each by itself: toasts say to how many it was done ('restored'), and why not to the others.
 * Every screen may show them, so all queries are fetched again.
 */
export const useOutcomesMutation = <I>(run: (items: I[]) => Promise<Outcome[]>, done: string) =>
  useApiMutation({
    run: async (items: I[]) => showOutcomes(await run(items), done),
    refresh: 'everything',
  })
