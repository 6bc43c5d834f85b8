import { lookup } from 'mime-types'

type ContentType = { type: string; isInline: boolean }

const inlineExtensions = new Set(['avif', 'gif', 'jpeg', 'jpg', 'pdf', 'png', 'webp'])

// A download of these has its content type. Never list what could run as a page (HTML, SVG, XML, scripts).
const downloadExtensions = new Set(
  'csv doc docx eml heic json mp3 mp4 msg ods odt ppt pptx rtf tif tiff txt xls xlsx zip'.split(' '),
)

/**
 * The content type of a file, and whether a browser may show it. Only the extension of the name decides: what the sender
 * claims is not trusted. Every extension that is not listed here becomes a download without a type of its own.
 */
export const contentTypeOf = (name: string): ContentType => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const isInline = inlineExtensions.has(extension)
  const isKnown = isInline || downloadExtensions.has(extension)
  return { type: (isKnown && lookup(extension)) || 'application/octet-stream', isInline }
}
