import { FILE_TOO_LARGE_MESSAGE, MAX_FILE_BYTES } from '@registrar/domain/files/files'
import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '#lib/upload-file'
import { toast } from '#lib/toast'

/** How long the success message stays, in milliseconds (FILE-7). */
const SUCCESS_MS = 3000

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'preparing' }
  | { kind: 'uploading'; name: string; progress: number; position: string }
  | { kind: 'done' }
  | { kind: 'failed'; names: string[] }

export const isUploading = ({ kind }: UploadState): boolean => kind === 'preparing' || kind === 'uploading'

type Uploaded = { url: string; name: string; folder: string }

/**
 * Uploads files one after another into `folder`, unless `upload` names another. `attach` is called for each file as soon as it
 * is stored, so that a later failure loses none. The state names the files that were not uploaded. `failureMessage` is the toast
 * after a failure; with null there is one only when the user has left the place that shows the state. While files are
 * uploaded, others are refused with a toast, because the state would hide what became of the first, and the browser asks
 * before the window is closed.
 */
export const useUpload = (
  folder: string,
  attach: (file: Uploaded) => Promise<unknown>,
  failureMessage: string | null = 'File upload failed',
) => {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })

  useEffect(() => {
    if (state.kind !== 'done') return undefined

    const timer = setTimeout(() => setState({ kind: 'idle' }), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [state])

  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const sayFailure = (names: string[]) => {
    if (failureMessage) toast.error(failureMessage)
    else if (!isShown.current) toast.error(`Not uploaded: ${names.join(', ')}.`)
    setState({ kind: 'failed', names })
  }

  const uploadEach = async (files: File[], into: string) => {
    for (const [index, file] of files.entries()) {
      const position = files.length > 1 ? `${index + 1} of ${files.length}: ` : ''

      try {
        const url = await uploadFile(into, file, (progress) =>
          setState({ kind: 'uploading', name: file.name, progress, position }),
        )
        await attach({ url, name: file.name, folder: into })
      } catch {
        sayFailure(files.slice(index).map((one) => one.name))
        return
      }
    }

    toast.success('File uploaded successfully')
    setState({ kind: 'done' })
  }

  const upload = async (files: File[], into = folder) => {
    if (isUploading(state)) {
      toast.error('Wait until the upload is done, then choose the files again.')
      return
    }

    const accepted = files.filter((file) => file.size <= MAX_FILE_BYTES)
    if (accepted.length < files.length) toast.error(FILE_TOO_LARGE_MESSAGE)
    if (accepted.length === 0) return

    setState({ kind: 'preparing' })
    // A function of its own for each upload: another tab may upload at the same time.
    const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBeforeClosing)
    try {
      await uploadEach(accepted, into)
    } finally {
      window.removeEventListener('beforeunload', askBeforeClosing)
    }
  }

  return { state, upload }
}
