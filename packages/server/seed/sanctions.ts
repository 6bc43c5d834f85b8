import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import { decideHit, loadSanctionsList, screenAllStale, searchHits } from '#features/sanctions'
import { sanctionsSearchBody } from '@registrar/domain/sanctions/sanctions-hit'
import type { Maker } from './firm.ts'

const entryOf = (key: string, name: string): SanctionsEntry => ({
  key,
  kind: 'person',
  names: [name],
  births: [],
  programme: 'DEMO',
})

/** Loads an invented sanctions list that names two people of the firm: one hit is open, one is cleared. */
export const makeSanctions: Maker = async ({ db, today, people, accounts }) => {
  const [open, cleared] = people.map(({ firstName, lastName }) => `${lastName} ${firstName}`)
  const officer = accounts[0]
  if (!open || !cleared || !officer) return

  const invented = entryOf('demo:3', 'Invented Nobody of the List')
  await loadSanctionsList(db, { fileName: 'invented-list.csv', day: today }, [
    entryOf('demo:1', open),
    entryOf('demo:2', cleared),
    invented,
  ])
  await screenAllStale(db)

  const { data } = await searchHits(db, sanctionsSearchBody.parse({ search: cleared }))
  for (const { _id, listedName } of data)
    if (listedName === cleared)
      await decideHit(
        db,
        _id,
        { state: 'cleared', reason: 'A namesake: the passport shows another place of birth.' },
        officer.session,
      )
}
