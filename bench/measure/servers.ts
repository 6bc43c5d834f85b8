import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import type { CapturedStatements } from './statements.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The secret sign-up code of the bench's server. */
export const SIGNUP_CODE = 'the code of the bench'

/** Starts the product in production mode, with its embedded database. */
export const startProduct = (dataDir: string, port: number): Promise<ServerProcess> =>
  startServerProcess(path.join(root, 'packages/server/src/main.ts'), {
    port,
    log: path.join(dataDir, 'product.log'),
    env: { DATA_DIR: dataDir, SIGNUP_SECRET_CODE: SIGNUP_CODE },
  })

/** Starts the bare server on the same database. */
export const startBare = async (
  dataDir: string,
  port: number,
  statements: CapturedStatements,
): Promise<ServerProcess> => {
  const file = path.join(dataDir, 'statements.json')
  await writeFile(file, JSON.stringify(statements))
  return startServerProcess(path.join(import.meta.dirname, 'bare-server.ts'), {
    port,
    log: path.join(dataDir, 'bare.log'),
    env: { DATA_DIR: dataDir, STATEMENTS: file },
  })
}
