import { FILE_TOO_LARGE_MESSAGE, MAX_FILE_BYTES } from '@registrar/domain/files/files'
import { reportProblem } from './api.ts'
import { ApiProblem, networkFailure, problemFrom } from './api-problem.ts'
import { authorizationHeader } from './token.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Stores a file in a folder and gives its address. `onProgress` gets the share sent, 0 to 1. A file over 1 GB is refused
 * before anything is sent. XMLHttpRequest, because fetch tells nothing about an upload under way.
 */
export const uploadFile = (folder: string, file: File, onProgress?: (share: number) => void): Promise<string> => {
  if (file.size > MAX_FILE_BYTES) return Promise.reject(new ApiProblem(413, 'FILE_TOO_LARGE', FILE_TOO_LARGE_MESSAGE))
  const form = new FormData()
  // The server streams: it must know the folder before the bytes come.
  form.append('folder', folder)
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest()
    upload.open('POST', '/file')
    upload.withCredentials = true
    for (const [name, value] of Object.entries(authorizationHeader())) upload.setRequestHeader(name, value)
    upload.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    upload.addEventListener('error', () => reject(networkFailure()))
    upload.addEventListener('load', () => {
      const body = parsed(upload.responseText) as { ok?: boolean; data?: string } | null
      if (upload.status === 200 && body?.ok && body.data) resolve(body.data)
      else reject(reportProblem(problemFrom(upload.status, body)))
    })
    upload.send(form)
  })
}
