import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

type DraggedData = Record<string, unknown>

type DropColumn = {
  element: RefObject<HTMLElement | null>
  /** whether a card that the column accepts is held over it */
  isOver: boolean
}

/** A column of a board into which cards can be dropped. `cardOf` finds the card in what is dragged, if the column accepts it. */
export const useDropColumn = <C>(
  cardOf: (dragged: DraggedData) => C | undefined,
  onDrop: (card: C) => void,
): DropColumn => {
  const [isOver, setOver] = useState(false)
  const element = useRef<HTMLElement>(null)
  const accepts = useEffectEvent((dragged: DraggedData) => cardOf(dragged) !== undefined)
  const drop = useEffectEvent((dragged: DraggedData) => {
    const card = cardOf(dragged)
    if (card !== undefined) onDrop(card)
  })

  useEffect(() => {
    if (!element.current) return undefined

    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => accepts(source.data),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        drop(source.data)
      },
    })
  }, [])

  return { element, isOver }
}
