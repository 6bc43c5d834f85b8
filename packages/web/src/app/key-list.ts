/** A key, or keys pressed together, and what they do. `hotkey` is how the code names them, where it listens for them itself. */
type KeyEntry = { keys: string[]; does: string; hotkey?: string }

/** All keys of the app, by the place where they work (FIND-7). */
export const keyGroups: { place: string; entries: KeyEntry[] }[] = [
  {
    place: 'Everywhere',
    entries: [
      { keys: ['Ctrl', 'K'], does: 'Search or jump to a record, a page or an action', hotkey: 'mod+K' },
      { keys: ['?'], does: 'Show all keys', hotkey: 'shift+?' },
      { keys: ['Esc'], does: 'Close the dialog or the menu' },
      { keys: ['Ctrl', 'Z'], does: 'Undo what a message says was done, while it offers to', hotkey: 'mod+Z' },
    ],
  },
  {
    place: 'In the finder',
    entries: [
      { keys: ['↑', '↓'], does: 'Choose another hit' },
      { keys: ['Enter'], does: 'Open the chosen hit, or the first' },
      { keys: ['Ctrl', 'Enter'], does: 'Open it in a new tab; Ctrl and a click do the same' },
    ],
  },
  {
    place: 'In a list',
    entries: [
      { keys: ['/'], does: 'Go to the search', hotkey: '/' },
      { keys: ['Esc'], does: 'Clear the search' },
      { keys: ['↑', '↓'], does: 'Go to the row above or below' },
      { keys: ['Enter'], does: 'Open the row; Ctrl and a click open it in a new tab' },
    ],
  },
  {
    place: 'On a record',
    entries: [
      { keys: ['Ctrl', 'S'], does: 'Save; in a dialog, a note or a comment it saves that alone', hotkey: 'mod+S' },
    ],
  },
  {
    place: 'On the steps of a follow-up',
    entries: [
      { keys: ['←', '→'], does: 'Choose another step' },
      { keys: ['Home'], does: 'Choose the first step' },
      { keys: ['End'], does: 'Choose the last step' },
      { keys: ['Enter'], does: 'Move to the chosen step' },
    ],
  },
  {
    place: 'Among the orders of a subscription',
    entries: [
      { keys: ['↑', '↓'], does: 'Choose another order' },
      { keys: ['Page Up'], does: 'Choose 8 orders further up' },
      { keys: ['Page Down'], does: 'Choose 8 orders further down' },
      { keys: ['Home'], does: 'Choose the first order' },
      { keys: ['End'], does: 'Choose the last order' },
    ],
  },
]
