import { expect, it } from 'vitest'
import { followUpCatalogue, followUpCodes } from '../follow-ups/catalogue.ts'
import { papersOfStep } from './papers-of-steps.ts'

// DOC-15

it.each([
  ['CHANGE_OF_DIRECTOR', 1, ['consentToAct', 'b10']],
  ['CHANGE_OF_REGISTERED_ADDRESS', 0, ['addressChangeMinutes', 'b2']],
  ['AR_NO_TRADING', 0, ['engagementLetter']],
  ['AR_NO_TRADING', 4, ['writtenAgm', 'b1']],
  ['STRIKE_OFF', 2, ['strikeOffResolution', 'h15']],
  ['INCORPORATION', 8, ['firstBoardMinutes', 'shareCertificate']],
] as const)('%s has at step %i the papers %j', (code, step, papers) => {
  expect(papersOfStep(code, step)).toEqual(expect.arrayContaining([...papers]))
})

it('a follow-up that is completed, or of a kind without papers, has none, and no step names a paper twice', () => {
  expect(papersOfStep('VAT_REGISTRATION', 1)).toEqual([])
  for (const code of followUpCodes) {
    const { steps } = followUpCatalogue[code]
    expect(papersOfStep(code, steps.length - 1)).toEqual([])
    for (const step of steps.keys()) {
      const papers = papersOfStep(code, step)
      expect(new Set(papers).size).toBe(papers.length)
    }
  }
})
