import { useEffect, useEffectEvent } from 'react'

// The dialogs and drawers that are open, the last one on top.
const layers: (() => void)[] = []

// An open list, menu or calendar closes by itself first.
const isInOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null

const closeTopLayer = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.isComposing && !isInOpenList(event.target)) layers.at(-1)?.()
}

window.addEventListener('keydown', closeTopLayer, { capture: true })

/**
 * Lets Escape close a dialog or a drawer, but only while it is on top of all others (UI-12). The dialog itself must not listen
 * for Escape: with a listener each, one key press would close several.
 */
export const useEscapeLayer = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isOpen) return undefined

    const layer = () => close()
    layers.push(layer)

    return () => {
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [isOpen])
}
