export { HistoryButton } from './history-button.tsx'
export { historyTab } from './history-tab.tsx'
