import { readImportArguments, UsageError, usage } from '#app/import-arguments'
import { runImport } from '#app/run-import'
import { ImportError } from '#features/organizations'
import { ConfigError, readConfig } from '#platform/config'
import { EmbeddedPostgresError } from '#platform/embedded-postgres/embedded-postgres'
import { complain } from '#platform/terminal'

// `npm run import`: exit code 0 when the file was imported, 1 when it was not, 2 when the command was written wrongly.

const explain = (error: unknown): string => {
  if (error instanceof ConfigError) return `The configuration is wrong:\n${error.message}`
  if (error instanceof ImportError || error instanceof EmbeddedPostgresError) return error.message
  if (['ECONNREFUSED', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? ''))
    return 'The database that DATABASE_URL names cannot be reached.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const start = async (): Promise<number> => {
  try {
    const asked = readImportArguments(process.argv.slice(2))
    return await runImport(asked, readConfig(process.env))
  } catch (error) {
    if (error instanceof UsageError) complain(`${error.message}\n\n${usage}`)
    else complain(explain(error))
    return error instanceof UsageError ? 2 : 1
  }
}

process.exitCode = await start()
