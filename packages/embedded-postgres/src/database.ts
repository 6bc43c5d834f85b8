import type pg from 'pg'

/** The database that holds the tables. */
export const DATABASE_NAME = 'registrar'

// Two starts may both find the database missing. The second one to create it gets one of these errors.
const ALREADY_EXISTS = ['42P04', '23505']

/** Creates the database if the cluster has none yet. */
export const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME])
  if (rowCount) return
  try {
    await client.query(`create database ${DATABASE_NAME}`)
  } catch (error) {
    if (!ALREADY_EXISTS.includes((error as { code?: string }).code ?? '')) throw error
  }
}
