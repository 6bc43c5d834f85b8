// PGDATA, PGPORT and the like would override our own arguments, and LC_* would translate the messages that we read.
// A database that runs under another account must not see this program's secrets.
const inheritedVariables = () =>
  process.platform === 'win32'
    ? Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/i.test(name))
    : Object.entries(process.env).filter(([name]) => name === 'PATH')

/** The environment of the database and the watcher: without PostgreSQL settings, languages and this program's secrets. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inheritedVariables()),
  LC_ALL: 'C',
  TZ: 'UTC',
})
