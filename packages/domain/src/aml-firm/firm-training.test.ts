import { describe, expect, it } from 'vitest'
import { trainingProblems, trainingsToRenew } from './firm-training.ts'

const held = (title: string, heldOn: string, renewOn: string | null = '2027-06-01') => ({ title, heldOn, renewOn })

describe('a training of the firm (FIRM-3)', () => {
  it.each([
    [{ heldOn: '2026-06-01' }, []],
    [{ heldOn: '2026-06-01', renewOn: '2027-06-01' }, []],
    [{ heldOn: '2026-06-02' }, ['heldOn']],
    [{ heldOn: '2026-06-01', renewOn: '2026-06-01' }, ['renewOn']],
  ])('with the days %j is refused at %j', (days, fields) => {
    expect(Object.keys(trainingProblems(days, '2026-06-01'))).toEqual(fields)
  })

  it('is to be renewed until a later one of the same title was held, however that is written', () => {
    const first = held('AML basics', '2025-06-01')
    const second = held('aml BASICS', '2026-06-01', null)
    const other = held('Sanctions', '2025-06-01')
    expect(trainingsToRenew([first, other])).toEqual([first, other])
    expect(trainingsToRenew([second, first, other])).toEqual([other])
    expect(trainingsToRenew([held('AML basics', '2025-06-01', null)])).toEqual([])
  })
})
