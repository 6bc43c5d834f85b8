import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The most that the files of the first list may have: kilobytes after brotli, and files. */
const MOST = { kilobytes: 212, files: 5 }
const KILOBYTE = 1000

/** Fails the build when the code that the first list needs has grown beyond its bound. */
export const firstListCheck: Plugin = {
  name: 'first-list-check',
  generateBundle(_options, bundle) {
    const needed = new Set<string>()
    const add = (fileName: string) => {
      const file = bundle[fileName]
      if (needed.has(fileName) || file?.type !== 'chunk') return
      needed.add(fileName)
      for (const imported of file.imports) add(imported)
    }
    for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file.fileName)

    const sizes = [...needed].map((name) => {
      const file = bundle[name]
      return file?.type === 'chunk' ? brotliCompressSync(file.code).length / KILOBYTE : 0
    })
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0)
    if (kilobytes > MOST.kilobytes || needed.size > MOST.files)
      this.error(
        `The first list needs ${kilobytes.toFixed(1)} KB of code in ${needed.size} files; at most ${MOST.kilobytes} KB in ${MOST.files} are allowed. ` +
          'Load what the list does not show at once on its own, by a dynamic import.',
      )
  },
}
