import { describe, expect, it } from 'vitest'
import { keptTogether } from './kept-together.ts'

/** `_` stands for a no-break space. */
const shown = (text: string) => keptTogether(text).replaceAll('\u00A0', '_')

describe('no line of an email ends inside (MAIL-15)', () => {
  it.each([
    ['a day', 'due by 4 August 2026, or 4 May 2027', 'due by 4_August_2026, or 4_May_2027'],
    ['a French day', 'le 1er août 2026 au 31 décembre 2026', 'le 1er_août_2026 au 31_décembre_2026'],
    ['an amount', 'costs 100 euro and 1,200 euro at most', 'costs 100_euro and 1,200_euro at most'],
    ['a French amount', 'dans la limite de 1 200 euros, ou 12,50 €', 'dans la limite de 1_200_euros, ou 12,50_€'],
    ['a telephone number', 'call +353 1 555 0100.', 'call +353_1_555_0100.'],
    ['one with brackets', 'call +44 (0) 20 7946 0000 now', 'call +44_(0)_20_7946_0000 now'],
    ['a national one', 'appelez le 01 23 45 67 89, or 01 555 0100', 'appelez le 01_23_45_67_89, or 01_555_0100'],
    ['an Eircode', 'Dublin 2, D02 A123 or D6W XY00', 'Dublin 2, D02_A123 or D6W_XY00'],
  ])('%s', (_, text, together) => expect(shown(text)).toBe(together))

  it('leaves bank accounts, markup, numbers and other words as they are', () => {
    const text =
      '<p style="margin:0 0 14px">IBAN IE29 AIBK 0311 5212 3456 78, FR76 0123 4567 8901 23\nin 12 days, 3 May, no. 700001, 2026-08-04</p>'
    expect(keptTogether(text)).toBe(text)
  })

  it('changes nothing twice', () => {
    const once = keptTogether('4 August 2026, +353 1 555 0100')
    expect(keptTogether(once)).toBe(once)
  })
})
