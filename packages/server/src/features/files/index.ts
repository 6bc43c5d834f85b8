export { baseUrlOf } from './file-key.ts'
export { storeUpload } from './files.commands.ts'
export { filesRoutes } from './files.routes.ts'
