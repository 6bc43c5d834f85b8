export { followSettings, loadSettings } from './follow-settings.ts'
export { type ApplySettings, updateSettings } from './settings.commands.ts'
export { settingsRoutes } from './settings.routes.ts'
export { readStoredSettings } from './settings.queries.ts'
