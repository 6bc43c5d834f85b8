export { spacedWords } from './field-label.ts'
export { saveWithVersion } from './save-with-version.ts'
