import { useRef } from 'react'
import { newUuid } from '#lib/new-uuid'
import { readSending, saveSending, type Sending } from './form-draft.ts'

/**
 * The idempotency key of a submission. The same content keeps its key, also after a reload, so that a retry is not stored
 * twice. Other content gets another key, so that a correction is not taken for a retry (FORM-15).
 */
export const useIdempotencyKey = () => {
  const last = useRef<Sending>(null)

  return (body: object): string => {
    const content = JSON.stringify(body)
    let sending = last.current ?? readSending()
    if (sending?.content !== content) {
      sending = { content, key: newUuid() }
      saveSending(sending)
    }
    last.current = sending

    return sending.key
  }
}
