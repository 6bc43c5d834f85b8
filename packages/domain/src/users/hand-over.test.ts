import { expect, it } from 'vitest'
import { handedOver } from './hand-over.ts'

const [aoife, conor, marie] = ['Aoife', 'Conor', 'Marie'].map((userName) => ({ userId: userName, userName })) as [
  { userId: string; userName: string },
  { userId: string; userName: string },
  { userId: string; userName: string },
]

it.each([
  [[aoife], [conor]],
  [
    [marie, aoife],
    [marie, conor],
  ],
  [[aoife, conor], [conor]],
  [[marie], [marie]],
])('the users %j become %j when Aoife hands over to Conor (USER-15)', (before, after) => {
  expect(handedOver(before, { from: aoife.userId, to: conor })).toEqual(after)
})
