export { saveWithVersion } from './save-with-version.ts'
