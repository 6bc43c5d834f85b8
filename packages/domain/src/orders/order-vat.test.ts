import fc from 'fast-check'
import { expect, it } from 'vitest'
import { resolveOrderVat, type OrderVat } from './order-vat.ts'

const vat = (noVat: boolean, withVat: boolean, vatNumber: string | null): OrderVat => ({ noVat, withVat, vatNumber })
const none = vat(false, false, null)
const withVat = vat(false, true, 'IE1')
const noVat = vat(true, false, null)

it.each([
  [none, {}, none],
  [withVat, { noVat: true }, noVat],
  [withVat, { noVat: true, withVat: true, vatNumber: 'IE1' }, noVat],
  [noVat, { withVat: true, vatNumber: 'IE2' }, vat(false, true, 'IE2')],
  [noVat, { noVat: true, withVat: true, vatNumber: 'IE2' }, vat(false, true, 'IE2')],
  [none, { noVat: true, withVat: true, vatNumber: 'IE2' }, noVat],
  [noVat, { vatNumber: 'IE2' }, noVat],
  [withVat, { withVat: false }, vat(false, false, 'IE1')],
  [noVat, { noVat: false }, none],
])('VAT of %j that is saved with %j becomes %j (ORD-5)', (before, sent, after) => {
  expect(resolveOrderVat(before, sent)).toEqual(after)
})

it('an order never has both kinds of VAT, nor a number without VAT, and a second save changes nothing (ORD-5)', () => {
  const any = fc.record({ noVat: fc.boolean(), withVat: fc.boolean(), vatNumber: fc.constantFrom(null, 'IE1') })
  fc.assert(
    fc.property(any, any, (start, sent) => {
      const before = resolveOrderVat(none, start)
      const after = resolveOrderVat(before, sent)
      expect(after.noVat && (after.withVat || after.vatNumber !== null)).toBe(false)
      expect(resolveOrderVat(after, after)).toEqual(after)
    }),
  )
})
