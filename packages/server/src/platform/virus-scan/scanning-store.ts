import { Readable } from 'node:stream'
import type { FileStore } from '../file-store/file-store.ts'
import { scanned } from './clamd.ts'

/** A store that keeps only what clamd finds clean (SEC-9); without a scanner the store itself. */
export const scanningStore = (store: FileStore, clamdUrl: string | undefined): FileStore =>
  clamdUrl === undefined
    ? store
    : {
        ...store,
        receive: (bytes) =>
          store.receive(Readable.from(scanned(bytes as AsyncIterable<Buffer>, clamdUrl), { objectMode: false })),
      }
