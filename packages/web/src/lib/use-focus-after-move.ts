import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus on the menu of a card that its menu has moved to another column, where the card is created anew. Takes it
 * from no field and no dialog that the user has gone to meanwhile.
 */
export const useFocusAfterMove = (button: RefObject<HTMLElement | null>, isJustMoved: boolean): void => {
  useEffect(() => {
    if (isJustMoved && !document.activeElement?.closest('[role="dialog"], input, textarea')) button.current?.focus()
  }, [button, isJustMoved])
}
