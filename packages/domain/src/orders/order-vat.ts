import type { OrderChanges } from './order.ts'

export type OrderVat = { noVat: boolean; withVat: boolean; vatNumber: string | null }

/**
 * What a save makes of the three VAT fields: No VAT turns With VAT off and clears the number, With VAT turns No VAT off.
 * Of two that are on the newly ticked one stands, and No VAT when both are new (ORD-5).
 */
export const resolveOrderVat = (before: OrderVat, sent: Pick<OrderChanges, keyof OrderVat>): OrderVat => {
  const { noVat = before.noVat, withVat = before.withVat, vatNumber = before.vatNumber } = sent
  const isOnlyWithVatNew = before.noVat && !before.withVat
  if (noVat && !(withVat && isOnlyWithVatNew)) return { noVat: true, withVat: false, vatNumber: null }
  return { noVat: noVat && !withVat, withVat, vatNumber }
}
