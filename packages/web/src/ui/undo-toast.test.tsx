// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadToasts, toast } from '#lib/toast'
import { Toasts } from './toasts.tsx'
import { showUndoToast, useUndoKey } from './undo-toast.tsx'

const Screen = () => {
  useUndoKey()
  return <Toasts />
}

const showToast = (message: string) => {
  const onUndo = vi.fn<() => void>()
  act(() => showUndoToast(message, onUndo))
  return onUndo
}

const pressUndoKey = () => fireEvent.keyDown(document.documentElement, { key: 'z', code: 'KeyZ', ctrlKey: true })
const undoButton = () => screen.getByRole('button', { name: 'Undo' })

const openScreen = () =>
  render(
    <MantineProvider>
      <Screen />
    </MantineProvider>,
  )

beforeAll(loadToasts)

afterEach(() => {
  cleanup()
  toast.remove()
})

it('Ctrl Z undoes what the latest message says, and then what the one before it says (UI-12)', () => {
  openScreen()
  const [first, second] = [showToast('First'), showToast('Second')]

  pressUndoKey()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  pressUndoKey()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('a message that fades after its button was clicked undoes nothing again, by a second click or by Ctrl Z', () => {
  openScreen()
  const onUndo = showToast('Deleted')

  const button = undoButton()
  fireEvent.click(button)
  expect(button.isConnected).toBe(true)
  fireEvent.click(button)
  pressUndoKey()
  expect(onUndo).toHaveBeenCalledOnce()
})
