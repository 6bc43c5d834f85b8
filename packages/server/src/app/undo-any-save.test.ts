import fc from 'fast-check'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { undoSaves } from '#platform/commands/undo-save'
import { counts, seed } from '#testing/counts'
import { doAction } from '#testing/random-saves/do-action'
import { makeFirm, stateOf } from '#testing/random-saves/firm'
import { type RandomAction, randomAction } from '#testing/random-saves/random-action'
import { useApp } from '#testing/test-app'
import { undoableKinds } from './undoable-kinds.ts'

const STEPS = 50

// The merged company has a filing, and its merge is undone after the step.
const filingOfMerged: RandomAction[] = [
  { do: 'createFiling', which: 1, kind: 'G1', eventDate: '2025-03-11', sentOn: null },
  { do: 'mergeOrganizations', which: 0, other: 1 },
  { do: 'undoMerge', which: 0 },
]

const RUNS: fc.Parameters<[RandomAction[], number]> = {
  numRuns: counts.randomHistories + 1,
  seed,
  endOnFailure: true,
  examples: [[filingOfMerged, 2]],
}

const app = useApp()

const latestChange = async (): Promise<number> => {
  const { last } = await app()
    .db.selectFrom('changes')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

const undoSince = async (change: number): Promise<void> => {
  const saves = await app().db.selectFrom('changes').select('save_id').distinct().where('id', '>', change).execute()
  const session = { sessionId: '', userId: app().staffId, token: '' } as never
  const saveIds = saves.map(({ save_id }) => save_id)

  await app()
    .db.transaction()
    .execute((tx) => undoSaves(tx, undoableKinds, saveIds, { session, today: today('Europe/Dublin') }))
}

it(`undoing any saves, deletions, merges, restores and undos back to a step gives the state of that step, with the seed ${seed} (HIST-5, MERGE-8)`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomAction, { minLength: STEPS, maxLength: STEPS }),
      fc.nat(STEPS - 1),
      async (actions, step) => {
        const firm = await makeFirm(app())
        for (const one of actions.slice(0, step)) await doAction(app(), firm, one)
        const [change, state] = [await latestChange(), await stateOf(app(), firm)]

        for (const one of actions.slice(step)) await doAction(app(), firm, one)
        await undoSince(change)

        expect(await stateOf(app(), firm)).toEqual(state)
      },
    ),
    RUNS,
  )
})
