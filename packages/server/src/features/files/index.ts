export { baseUrlOf, fileUrl } from './file-key.ts'
export { storeUpload } from './files.commands.ts'
export { listFileKeys } from './files.queries.ts'
export { filesRoutes } from './files.routes.ts'
