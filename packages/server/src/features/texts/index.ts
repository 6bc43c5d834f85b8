export { exampleEmail } from './preview-text.ts'
export { readText, readTexts, readTextVersion } from './texts.queries.ts'
export { textsRoutes } from './texts.routes.ts'
