import { describe, expect, it } from 'vitest'
import { followUpCatalogue, followUpCodes, lastStep } from './catalogue.ts'

const lastSteps = {
  AR_NO_TRADING: 8,
  AR_TRADING: 12,
  CESSATION_OF_DIRECTOR_SECRETARY: 2,
  CHANGE_OF_DIRECTOR: 7,
  CHANGE_OF_SECRETARY: 7,
  CHANGE_OF_REGISTERED_ADDRESS: 5,
  CHANGE_OF_SHAREHOLDER: 5,
  COMPTE_BANCAIRE: 8,
  CORPORATION_TAX_REGISTRATION: 7,
  DISTRICT_COURT: 13,
  EORI_REGISTRATION: 4,
  FIRST_AR: 7,
  INCORPORATION: 10,
  INCOME_TAX_REGISTRATION: 4,
  PAYSLIPS: 7,
  PPS: 6,
  RBO_UPDATED: 3,
  REGISTRATION_OF_BUSINESS_NAME: 6,
  STRIKE_OFF: 8,
  STRIKE_OFF_NO_TRADING: 8,
  VAT_REGISTRATION: 5,
}

describe('the catalogue of follow-ups (FUP-20)', () => {
  it('has every kind with its last step', () => {
    expect(Object.fromEntries(followUpCodes.map((code) => [code, lastStep(code)]))).toEqual(lastSteps)
  })

  it.each(followUpCodes)('%s begins and ends with the steps that every kind has', (code) => {
    const { steps } = followUpCatalogue[code]
    expect([steps[0], steps.at(-1)]).toEqual(['Start of the process', 'End of the process'])
    expect(new Set(steps).size).toBe(steps.length)
  })

  it('gives 56 days after the ARD to annual returns and strike-offs only', () => {
    const byArd = followUpCodes.filter((code) => followUpCatalogue[code].ardEnabled)
    expect(byArd).toEqual(['AR_NO_TRADING', 'AR_TRADING', 'FIRST_AR', 'STRIKE_OFF', 'STRIKE_OFF_NO_TRADING'])
    expect(byArd.map((code) => followUpCatalogue[code].days)).toEqual([56, 56, 56, 56, 56])
  })

  it('gives 15 and 10 days to the kinds of the second brand, and no target to the rest', () => {
    const rest = followUpCodes.filter((code) => !followUpCatalogue[code].ardEnabled)
    const days = Object.fromEntries(rest.map((code) => [code, followUpCatalogue[code].days]).filter(([, of]) => of))
    expect(days).toEqual({ COMPTE_BANCAIRE: 15, INCORPORATION: 10 })
    expect(followUpCodes.filter((code) => followUpCatalogue[code].brand === 'second')).toEqual(Object.keys(days))
  })
})
