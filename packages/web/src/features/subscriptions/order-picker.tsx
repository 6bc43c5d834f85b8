import type { OrderRow } from '@registrar/domain/orders/order'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useId, useRef } from 'react'
import { orderName } from './order-name.ts'
import classes from './subscriptions.module.css'

/** The height of an option in pixels, the same as in the style sheet. */
const OPTION_PX = 40

type Props = { orders: OrderRow[]; chosen: string | null; onChoose: (id: string) => void }

const indexAfterKey: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  PageDown: (index, last) => Math.min(index + 8, last),
  PageUp: (index) => Math.max(index - 8, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A list box of up to 1000 orders. Only the visible options are rendered; the arrow keys reach all of them. */
export const OrderPicker = ({ orders, chosen, onChoose }: Props) => {
  const scrollArea = useRef<HTMLDivElement>(null)
  const id = useId()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized, by hand or by a compiler
  const virtualizer = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scrollArea.current,
    estimateSize: () => OPTION_PX,
    overscan: 6,
  })
  const chosenIndex = orders.findIndex((order) => order._id === chosen)

  const chooseByKey = (event: KeyboardEvent) => {
    const next = indexAfterKey[event.key]?.(chosenIndex, orders.length - 1)
    const order = next === undefined ? undefined : orders[next]
    if (next === undefined || !order) return

    event.preventDefault()
    onChoose(order._id)
    virtualizer.scrollToIndex(next)
  }

  return (
    <div
      ref={scrollArea}
      className={classes.picker}
      role="listbox"
      aria-label="Orders"
      aria-activedescendant={chosenIndex < 0 ? undefined : `${id}-${chosenIndex}`}
      tabIndex={0}
      onKeyDown={chooseByKey}
    >
      <div className={classes.all} style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map(({ index, start }) => {
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
                aria-selected={index === chosenIndex}
                aria-posinset={index + 1}
                aria-setsize={orders.length}
                onClick={() => onChoose(order._id)}
                onKeyDown={chooseByKey}
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
