import { type ComponentProps, createContext, use, useMemo, useState } from 'react'

/** A card that its menu has moved. */
type MenuMove = { id: string; to: string }
type MenuMoves = {
  moved: MenuMove | undefined
  setMoved: (move: MenuMove | undefined) => void
  /** the menu of a moved card has the focus wherever the card goes next, also when the move is undone */
  keepsFocus: boolean
}

const MenuMovesContext = createContext<MenuMoves>({ moved: undefined, setMoved: () => undefined, keepsFocus: false })

/** The card that was moved last by its menu, and the function that remembers or forgets it. */
export const useMenuMoves = () => use(MenuMovesContext)

/** A board: a row of `BoardColumn`s, between which cards are moved. */
export const Board = ({ keepsFocus = false, ...props }: ComponentProps<'div'> & { keepsFocus?: boolean }) => {
  const [moved, setMoved] = useState<MenuMove>()
  const moves = useMemo(() => ({ moved, setMoved, keepsFocus }), [moved, keepsFocus])

  return (
    <MenuMovesContext value={moves}>
      <div {...props} />
    </MenuMovesContext>
  )
}
