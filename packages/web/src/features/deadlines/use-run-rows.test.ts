// @vitest-environment happy-dom

import { expect, it } from 'vitest'
import { ApiProblem } from '#lib/api-problem'
import { undoInTurn } from './use-run-rows.ts'

it('one row that a colleague has changed since does not keep the others from being undone (DUE-14)', async () => {
  const undone: number[] = []
  const undo = (row: number) => async () => void undone.push(row)
  const refused = () => Promise.reject(new ApiProblem(409, 'CHANGED_MEANWHILE', 'Aoife has changed it.'))

  expect(await undoInTurn([undo(1), refused, undo(3)])).toEqual(['Aoife has changed it.'])
  expect(undone).toEqual([3, 1])
})
