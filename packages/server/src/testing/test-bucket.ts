import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

/** An S3-compatible server with one empty bucket, and the settings for it. Stopping it twice is harmless. */
export const startTestBucket = async (): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'registrar-bucket-'))
  const name = 'clients'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // This server computes the signed path of a bucket differently from the client.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  return {
    env: {
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      // This server has only this account.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => (stopping ??= stop()),
  }
}
