import { createRequire } from 'node:module'
import type { create, Font } from 'fontkit'

/** fontkit as the PDF library loads it. The types of both do not know how a format of files is added, nor the files in memory. */
type Fontkit = { create: typeof create; registerFormat: (format: unknown) => void }
type FilesInMemory = { writeFileSync: (name: string, content: Buffer) => void }

export const fontkit = createRequire(import.meta.url)('fontkit') as Fontkit

const LABEL = 'open font: '
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8')

/**
 * Lets the PDF library open its fonts by `open`. It opens them anew for each document, from a file in memory, where it finds a label in place of the
 * file; fontkit reads that as a format of its own.
 */
export const shareFonts = (files: Iterable<string>, memory: FilesInMemory, open: (file: string) => Font): void => {
  for (const file of files) memory.writeFileSync(file, Buffer.from(LABEL + file))

  // fontkit calls a format with `new`, and takes the object that it returns.
  const format = function OpenFont({ buffer }: { buffer: Uint8Array }): Font {
    return open(textOf(buffer).slice(LABEL.length))
  }
  const probe = (bytes: Uint8Array): boolean => textOf(bytes.subarray(0, LABEL.length)) === LABEL
  fontkit.registerFormat(Object.assign(format, { probe }))
}
