import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus on the menu of a card that its menu has moved to another column, where the card is created anew. Takes it
 * from no field and no dialog that the user has gone to meanwhile. `onFocused` may forget the move, so that a card that is
 * created again later does not take the focus a second time.
 */
export const useFocusAfterMove = (
  button: RefObject<HTMLElement | null>,
  isJustMoved: boolean,
  onFocused?: () => void,
): void => {
  useEffect(() => {
    if (!isJustMoved) return

    if (!document.activeElement?.closest('[role="dialog"], input, textarea')) button.current?.focus()
    onFocused?.()
  }, [button, isJustMoved, onFocused])
}
