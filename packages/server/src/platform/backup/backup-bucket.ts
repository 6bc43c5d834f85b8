import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { BackupBucketConfig } from '../config.ts'
import { bucketClient } from '../file-store/bucket-store.ts'
import { BackupError } from './backup-error.ts'
import { readBackupName } from './backup-name.ts'
import type { BackupPlace } from './backup-place.ts'

const MANIFEST = /^manifest\.json(\.age)?$/

// The manifest says that a backup is complete, so it comes last.
const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const names = files.map((file) => path.relative(folder, file).split(path.sep).join('/'))
  return names.toSorted((a, b) => Number(MANIFEST.test(a)) - Number(MANIFEST.test(b)))
}

const storeOf = ({ bucket, path: prefix }: BackupBucketConfig) => {
  const client = bucketClient(bucket)
  const Bucket = bucket.name
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`)

  const listKeys = async (Prefix: string): Promise<Map<string, number>> => {
    const sizes = new Map<string, number>()
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      for (const { Key, Size } of Contents) if (Key) sizes.set(Key.slice(Prefix.length), Size ?? 0)
    return sizes
  }
  const removeAll = async (name: string) => {
    const Prefix = `${keyOf(name)}/`
    // Without its manifest a backup that is half removed does not look complete.
    const keys = [...(await listKeys(Prefix)).keys()].toSorted(
      (a, b) => Number(MANIFEST.test(b)) - Number(MANIFEST.test(a)),
    )
    for (const key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key: Prefix + key }))
  }
  return { client, Bucket, keyOf, listKeys, removeAll }
}

const reasonOf = (error: unknown): string => {
  const { name, message } = error as Error
  return [name, message].filter(Boolean).join(', ').replace(/\.$/, '')
}

/** A place for backups in a bucket, under a path. A backup is made in `stagingRoot`, sent, and removed there. */
export const inBucket = (config: BackupBucketConfig, stagingRoot: string): BackupPlace => {
  const { client, Bucket, keyOf, listKeys, removeAll } = storeOf(config)
  const addressOf = (name: string) => `s3://${Bucket}/${keyOf(name)}`

  const send = async (folder: string, name: string) => {
    const files = await filesOf(folder)
    for (const file of files) {
      const Body = createReadStream(path.join(folder, file))
      await new Upload({ client, params: { Bucket, Key: `${keyOf(name)}/${file}`, Body } }).done()
    }

    const arrived = await listKeys(`${keyOf(name)}/`)
    for (const file of files)
      if (arrived.get(file) !== (await stat(path.join(folder, file))).size)
        throw new Error(`${file} did not arrive completely`)
  }

  return {
    list: async () => {
      const keys = [...(await listKeys(keyOf(''))).keys()]
      const complete = keys.filter((key) => MANIFEST.test(key.slice(key.indexOf('/') + 1)))
      return complete.map((key) => key.slice(0, key.indexOf('/'))).filter((name) => readBackupName(name))
    },
    add: async (name, write) => {
      await mkdir(stagingRoot, { recursive: true, mode: 0o700 })
      const staging = await mkdtemp(path.join(stagingRoot, 'backup-'))
      const folder = path.join(staging, name)
      try {
        const result = await write(folder)
        await send(folder, name).catch(async (error: unknown) => {
          await removeAll(name).catch(() => {})
          throw new BackupError(`The backup could not be sent to ${addressOf(name)}: ${reasonOf(error)}.`, {
            cause: error,
          })
        })
        return result
      } finally {
        await rm(staging, { recursive: true, force: true })
      }
    },
    remove: removeAll,
    addressOf,
  }
}

/**
 * Copies a backup from a bucket into a folder.
 * @throws BackupError when the bucket has no complete backup under that path, or cannot be read
 */
export const fetchBackup = async (config: BackupBucketConfig, folder: string): Promise<void> => {
  const { client, Bucket, listKeys } = storeOf(config)
  const Prefix = `${config.path}/`
  try {
    const keys = [...(await listKeys(Prefix)).keys()]
    if (!keys.some((key) => MANIFEST.test(key)))
      throw new BackupError(`There is no complete backup in s3://${Bucket}/${config.path}: manifest.json is missing.`)

    for (const key of keys) {
      const file = path.join(folder, key)
      if (!file.startsWith(folder + path.sep)) throw new BackupError(`The bucket has a key outside the backup: ${key}.`)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: Prefix + key }))
      await writeFile(file, Body as Readable, { mode: 0o600 })
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`The backup in s3://${Bucket}/${config.path} cannot be read: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}
