// PGDATA, PGPORT and their like would override what is asked for here, LC_* would translate the messages that are
// read, and a database under another account has no business knowing this program's secrets.
const inherited = () =>
  process.platform === 'win32'
    ? Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/i.test(name))
    : Object.entries(process.env).filter(([name]) => name === 'PATH')

/** The environment variables for the database and its watcher: no settings, no language and no secrets of this program. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited()),
  LC_ALL: 'C',
  TZ: 'UTC',
})
