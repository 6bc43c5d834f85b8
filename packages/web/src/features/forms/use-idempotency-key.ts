import { useRef } from 'react'

// Without `crypto.randomUUID`, which browsers only have on https.
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/**
 * The idempotency key of a submission. The same content keeps its key, so that a retry is not stored twice. Other content
 * gets another key, so that a correction is not taken for a retry (FORM-15).
 */
export const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' })

  return (body: object): string => {
    const content = JSON.stringify(body)
    if (content !== last.current.content) last.current = { content, key: newKey() }

    return last.current.key
  }
}
