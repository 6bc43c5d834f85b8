import type { OrderRow } from '@registrar/domain/orders/order'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useId, useRef } from 'react'
import { orderName } from './order-name.ts'
import classes from './subscriptions.module.css'

/** The height of an option, as the style sheet has it. */
const OPTION_PX = 40

type Props = { orders: OrderRow[]; chosen: string | null; onChoose: (id: string) => void }

const keyMoves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** One of up to a thousand orders: only those in sight are in the page, and the arrow keys go through all of them. */
export const OrderPicker = ({ orders, chosen, onChoose }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized, by hand or by a compiler
  const list = useVirtualizer({
    count: orders.length,
    getScrollElement: () => frame.current,
    estimateSize: () => OPTION_PX,
    overscan: 6,
  })
  const at = orders.findIndex((order) => order._id === chosen)
  const move = (event: KeyboardEvent) => {
    const next = keyMoves[event.key]?.(at, orders.length - 1)
    const order = next === undefined ? undefined : orders[next]
    if (next === undefined || !order) return
    event.preventDefault()
    onChoose(order._id)
    list.scrollToIndex(next)
  }
  return (
    <div
      ref={frame}
      className={classes.picker}
      role="listbox"
      aria-label="Orders"
      aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
      tabIndex={0}
      onKeyDown={move}
    >
      <div className={classes.all} style={{ height: list.getTotalSize() }} role="presentation">
        {list.getVirtualItems().map(({ index, start }) => {
          const order = orders[index]
          return (
            order && (
              <div
                key={order._id}
                id={`${id}-${index}`}
                className={classes.option}
                style={{ transform: `translateY(${start}px)` }}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                aria-posinset={index + 1}
                aria-setsize={orders.length}
                onClick={() => onChoose(order._id)}
                onKeyDown={move}
              >
                <span>{displayDate(order.dateOrder)}</span>
                <span>{orderName(order)}</span>
                <span>{displayEuros(order.totalPaid)}</span>
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
