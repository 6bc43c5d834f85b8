import { useRef } from 'react'
import { newUuid } from '#lib/new-uuid'

/**
 * The idempotency key of a submission. The same content keeps its key, so that a retry is not stored twice. Other content
 * gets another key, so that a correction is not taken for a retry (FORM-15).
 */
export const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' })

  return (body: object): string => {
    const content = JSON.stringify(body)
    if (content !== last.current.content) last.current = { content, key: newUuid() }

    return last.current.key
  }
}
