import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Problem } from '../problem.ts'

/** A scanner that does not answer for this long counts as unavailable. */
const IDLE_MS = 60_000
const LENGTH_BYTES = 4

// A file that could not be scanned is refused like an infected one: nobody knows what is in it.
const unavailable = (reason: string) =>
  new Problem('NOT_READY', `The file could not be scanned for viruses (${reason}). Try again later.`)

const open = (clamdUrl: string): Socket => {
  const { protocol, hostname, port, pathname } = new URL(clamdUrl)
  const socket =
    protocol === 'unix:'
      ? connect(decodeURIComponent(pathname))
      : connect(Number(port || '3310'), hostname.replace(/^\[|\]$/g, ''))
  return socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('it does not answer')))
}

const write = (socket: Socket, bytes: Buffer | string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })

const chunkOf = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

const readAnswer = async (socket: Socket): Promise<{ text: string; failure?: string }> => {
  try {
    return { text: await text(socket) }
  } catch (error) {
    return { text: '', failure: (error as Error).message }
  }
}

const requireClean = (answer: string): void => {
  const result = answer.replaceAll('\0', '').trim()
  if (/\bFOUND$/.test(result))
    throw new Problem('FILE_INFECTED', 'The file contains a virus or other malware. Nothing of it was kept.')
  if (!/\bOK$/.test(result)) throw unavailable(result || 'no answer')
}

/**
 * Passes the bytes on while clamd scans them, and fails at their end when they are infected (SEC-9).
 * @param clamdUrl `tcp://host:port` or `unix:/path`
 * @throws Problem FILE_INFECTED; NOT_READY when the file cannot be scanned
 */
export async function* scanned(bytes: AsyncIterable<Buffer>, clamdUrl: string): AsyncGenerator<Buffer> {
  const socket = open(clamdUrl)
  const answer = readAnswer(socket)
  const send = async (data: Buffer | string) => {
    try {
      await write(socket, data)
    } catch (error) {
      // A scanner that refuses a file says why before it hangs up.
      throw unavailable((await answer).text || (error as Error).message)
    }
  }

  try {
    await send('zINSTREAM\0')
    for await (const chunk of bytes) {
      if (chunk.length > 0) await send(chunkOf(chunk))
      yield chunk
    }
    await send(Buffer.alloc(LENGTH_BYTES))

    const { text: result, failure } = await answer
    if (failure) throw unavailable(failure)
    requireClean(result)
  } finally {
    socket.destroy()
  }
}
