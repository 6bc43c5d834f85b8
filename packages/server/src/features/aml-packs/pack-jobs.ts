import type { AmlPack } from '@registrar/domain/aml-packs/aml-pack'
import type { Db } from '#platform/database/database'
import type { FileStore } from '#platform/file-store/file-store'
import { packKey, storePack } from './aml-packs.commands.ts'
import type { PackEntry } from './pack-entry.ts'
import { writePack } from './write-pack.ts'

const STORE_EVERY_MS = 1000

const STOPPED = 'The server was stopped. Make the pack again.'

type Options = { onError: (error: unknown) => void }

/**
 * The packs that this server makes, one after another. How far each is stands in the database, so that every server can say it, and the bytes
 * in the file store, so that every server can send them.
 */
export const createPackJobs = (db: Db, files: FileStore, { onError }: Options) => {
  let last: Promise<unknown> = Promise.resolve()
  const stopping = new AbortController()

  const write = async (id: string, pack: AmlPack, plan: () => Promise<PackEntry[]>): Promise<void> => {
    stopping.signal.throwIfAborted()
    const entries = await plan()
    // The manifest is a file too.
    pack.total = entries.length + 1
    const out = writePack(entries, () => {
      pack.done += 1
    })
    const stop = () => void out.destroy(new Error(STOPPED))
    stopping.signal.addEventListener('abort', stop, { once: true })
    try {
      const received = await files.receive(out)
      if (stopping.signal.aborted) await received.discard()
      stopping.signal.throwIfAborted()
      await received.moveTo(packKey(id))
    } finally {
      stopping.signal.removeEventListener('abort', stop)
    }
  }

  const run = async (id: string, pack: AmlPack, plan: () => Promise<PackEntry[]>): Promise<void> => {
    try {
      await write(id, pack, plan)
      pack.state = 'done'
    } catch (error) {
      const isStopped = stopping.signal.aborted
      if (!isStopped) onError(error)
      Object.assign(pack, { state: 'failed', message: isStopped ? STOPPED : 'The pack could not be made. Try again.' })
    }
  }

  return {
    /** Makes a pack after those before it. `plan` lists its files when its turn comes. */
    start: (id: string, plan: () => Promise<PackEntry[]>): void => {
      const pack: AmlPack = { state: 'running', done: 0, total: 0, message: null }
      // A store that fails says nothing of the pack, which goes on; the next one may succeed. It also says that the server lives.
      const store = () => storePack(db, id, { ...pack }).catch(onError)
      const timer = setInterval(() => void store(), STORE_EVERY_MS).unref()
      last = last
        .then(() => run(id, pack, plan))
        .then(() => clearInterval(timer))
        .then(store)
    },
    /** Ends the packs in the making, which have failed then, and waits for that. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await last
    },
  }
}
