import { type DragEvent, useState } from 'react'

/** An area on which something is dropped: the props of its element, and whether something is held over it. */
export const useDrop = (onDrop: (dropped: DataTransfer) => void) => {
  const [isOver, setOver] = useState(false)

  return {
    isOver,
    dropProps: {
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer)
      },
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
    },
  }
}
