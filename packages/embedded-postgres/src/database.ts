import type pg from 'pg'

/** The database that the tables lie in. */
export const DATABASE_NAME = 'registrar'

// Two starts may both find it missing: the one that comes second meets one of these.
const ALREADY_MADE = ['42P04', '23505']

/** Makes the database when the cluster has none yet. */
export const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME])
  if (rowCount) return
  try {
    await client.query(`create database ${DATABASE_NAME}`)
  } catch (error) {
    if (!ALREADY_MADE.includes((error as { code?: string }).code ?? '')) throw error
  }
}
