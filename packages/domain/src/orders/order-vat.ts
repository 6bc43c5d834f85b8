import type { OrderChanges } from './order.ts'

export type OrderVat = { noVat: boolean; withVat: boolean; vatNumber: string | null }

/**
 * The three VAT fields after a save (ORD-5): No VAT turns With VAT off and clears the number; With VAT turns No VAT off.
 * When both are sent as on, the newly ticked one is kept, and No VAT if both are new.
 */
export const resolveOrderVat = (before: OrderVat, sent: Pick<OrderChanges, keyof OrderVat>): OrderVat => {
  const { noVat = before.noVat, withVat = before.withVat, vatNumber = before.vatNumber } = sent
  const isOnlyWithVatNew = before.noVat && !before.withVat
  if (noVat && !(withVat && isOnlyWithVatNew)) return { noVat: true, withVat: false, vatNumber: null }
  return { noVat: noVat && !withVat, withVat, vatNumber }
}
