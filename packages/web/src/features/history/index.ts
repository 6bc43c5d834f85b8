export { restoreEntry } from './history.api.ts'
export { HistoryButton } from './history-button.tsx'
export { historyFilterShape } from './history-filters.ts'
export { historyTab } from './history-tab.tsx'
