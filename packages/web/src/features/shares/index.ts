export { SharesTab } from './shares-tab.tsx'
