import { type Call, pathOf } from '@registrar/domain/shared/call'
import { ApiProblem, networkFailure, problemFrom } from './api-problem.ts'
import { reportProblem } from './api.ts'
import { authorizationHeader } from './token.ts'

/** How far a download is: rows in the whole file as the server says, and bytes received. */
export type DownloadProgress = { rows: number; bytes: number }

const fileName = (disposition: string | null): string =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'export'

const saveBlob = (blob: Blob, name: string) => {
  const address = URL.createObjectURL(blob)
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name })
  anchor.click()
  URL.revokeObjectURL(address)
}

const chunksOf = async (
  response: Response,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const rows = Number(response.headers.get('x-total-rows') ?? 0)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  let bytes = 0

  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value)
    bytes += part.value.length
    onProgress({ rows, bytes })
  }
  return chunks
}

/**
 * Makes a call that answers a file, and saves the file under the name that the server gives it (EXP-4). Returns its rows.
 * @throws ApiProblem
 */
export const download = async (
  call: Call,
  body: object,
  { onProgress, signal }: { onProgress: (progress: DownloadProgress) => void; signal: AbortSignal },
): Promise<number> => {
  try {
    const response = await fetch(pathOf(call.path), {
      method: call.method,
      credentials: 'include',
      signal,
      headers: { 'Content-Type': 'application/json', ...authorizationHeader() },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw reportProblem(problemFrom(response.status, await response.json().catch(() => null)))

    const chunks = await chunksOf(response, onProgress)
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    saveBlob(new Blob(chunks, { type }), fileName(response.headers.get('content-disposition')))
    return Number(response.headers.get('x-total-rows') ?? 0)
  } catch (error) {
    throw error instanceof ApiProblem || signal.aborted ? error : reportProblem(networkFailure())
  }
}
