import { FILE_TOO_LARGE_MESSAGE, MAX_FILE_BYTES } from '@registrar/domain/files/files'
import { reportProblem } from './api.ts'
import { ApiProblem, networkFailure, problemFrom } from './api-problem.ts'
import { authorizationHeader } from './token.ts'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Uploads a file to a folder and returns its address. `onProgress` gets the share sent so far, 0 to 1. A file over 1 GB is
 * refused before anything is sent (FILE-1). It uses XMLHttpRequest, since fetch does not report upload progress.
 */
export const uploadFile = (folder: string, file: File, onProgress?: (share: number) => void): Promise<string> => {
  if (file.size > MAX_FILE_BYTES) return Promise.reject(new ApiProblem(413, 'FILE_TOO_LARGE', FILE_TOO_LARGE_MESSAGE))
  const form = new FormData()
  // The server streams the upload: it needs the folder before the bytes.
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
      const body = parseJson(upload.responseText) as { ok?: boolean; data?: string } | null
      if (upload.status === 200 && body?.ok && body.data) resolve(body.data)
      else reject(reportProblem(problemFrom(upload.status, body)))
    })

    upload.send(form)
  })
}
