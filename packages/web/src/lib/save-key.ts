import { getHotkeyHandler } from '@mantine/hooks'

/** Handles Ctrl S in what is saved by itself, such as a dialog or a note. The form of the page around it does not hear the key. */
export const onSaveKey = (save: (event: KeyboardEvent) => unknown) =>
  getHotkeyHandler([
    [
      'mod+S',
      (event: KeyboardEvent) => {
        event.stopPropagation()
        save(event)
      },
    ],
  ])
