export { addressOf } from './file-key.ts'
export { keepFile } from './files.commands.ts'
export { filesRoutes } from './files.routes.ts'
