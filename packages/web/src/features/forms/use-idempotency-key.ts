import { useRef } from 'react'

// Without `crypto.randomUUID`, which browsers only have on https.
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/**
 * The key of what is sent: the same as long as the content is the same, so that a second try does not keep it twice, and
 * another one for other content, so that a correction is not taken for a second try (FORM-15).
 */
export const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' })

  return (body: object): string => {
    const content = JSON.stringify(body)
    if (content !== last.current.content) last.current = { content, key: newKey() }

    return last.current.key
  }
}
