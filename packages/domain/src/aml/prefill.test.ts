import { describe, expect, it } from 'vitest'
import { offeredFields } from './prefill.ts'

const client = {
  name: 'Liffey Ltd',
  cro: '641480',
  address: '1 Dame Street, Dublin 2',
  country: 'Ireland',
  hasDomiciliation: true,
  creationPackage: 'FULL_PACK',
  finotor: 'registered',
  amlStatus: { answered: 0, completedAt: null, enhancedDueDiligence: [] },
} as const
const asClient = (fields: object = {}) => ({
  ...client,
  amlStatus: { ...client.amlStatus, enhancedDueDiligence: [] },
  ...fields,
})
const director = {
  firstName: 'Maud',
  lastName: 'Lettre',
  birth: '1980-02-29',
  nationality: 'French',
  addressStreet1: '3 rue du Bac',
  addressZip1: '75007',
  addressCity1: 'Paris',
  addressState1: null,
  addressCountry1: 'France',
  pep: false,
  vif: true,
  idPal: false,
}

describe('what is offered for an appendix (AML-14)', () => {
  it('for Appendix 4 are the facts of the company', () => {
    expect(offeredFields('appendix4', {}, asClient(), undefined)).toEqual({
      appendix4_registered_number: '641480',
      appendix4_trading_name: 'Liffey Ltd',
      appendix4_registered_office: '1 Dame Street, Dublin 2, Ireland',
      appendix4_expected_business: ['Accounting', 'Company Formation', 'Other Services'],
    })
    const office = offeredFields('appendix4', {}, asClient({ hasDomiciliation: false }), undefined)
    expect(office.appendix4_business_address).toBe('1 Dame Street, Dublin 2, Ireland')
  })

  it('for Appendix 6 are the facts of the first director', () => {
    expect(offeredFields('appendix6', {}, asClient(), director)).toEqual({
      appendix6_name_of_client: 'Maud Lettre',
      appendix6_date_of_birth: '1980-02-29',
      appendix6_nationality: 'French',
      appendix6_address: '3 rue du Bac, 75007, Paris, France',
    })
    expect(offeredFields('appendix6', {}, asClient(), undefined)).toEqual({})
  })

  it('for Appendix 3 is what is known of identity and PEP, and no check that staff must make', () => {
    const bare = asClient({ creationPackage: null, finotor: null, hasDomiciliation: false })
    expect(offeredFields('appendix3', {}, bare, director)).toEqual({ appendix3_valid_id_copy: true })
    expect(offeredFields('appendix3', {}, bare, { ...director, vif: false, pep: true })).toEqual({
      appendix3_pep_status: true,
    })
  })

  it('is only for empty fields', () => {
    const form = { appendix4_registered_number: '1', appendix4_expected_business: [], appendix4_trading_name: null }
    const offered = offeredFields('appendix4', form, asClient(), undefined)
    expect(offered).not.toHaveProperty('appendix4_registered_number')
    expect(offered).toHaveProperty('appendix4_expected_business')
    expect(offered).toHaveProperty('appendix4_trading_name')
  })
})
