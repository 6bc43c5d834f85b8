import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { generateTables } from './tables.ts'

const app = useApp()

it('the table types are those of the migrated schema', () => {
  const { isSame, output } = generateTables(app().databaseUrl, true)
  expect(isSame, `${output}\nRun "npm run tables" after a migration.`).toBe(true)
})
