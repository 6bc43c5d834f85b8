// Only tests set FAKETIME: libfaketime then moves the clock of the database with that of its program.
const isOfMovedClock = (name: string): boolean =>
  process.env['FAKETIME'] !== undefined && (name === 'LD_PRELOAD' || name.startsWith('FAKETIME'))

// PGDATA, PGPORT and the like would override our own arguments, and LC_* would translate the messages that we read.
// A database that runs under another account must not see this program's secrets.
const inheritedVariables = () =>
  process.platform === 'win32'
    ? Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/i.test(name))
    : Object.entries(process.env).filter(([name]) => name === 'PATH' || isOfMovedClock(name))

/** The environment of the database and the watcher: without PostgreSQL settings, languages and this program's secrets. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inheritedVariables()),
  LC_ALL: 'C',
  TZ: 'UTC',
})
