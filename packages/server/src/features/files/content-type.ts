type Kind = { type: string; isInline: boolean }

const shown = (type: string): Kind => ({ type, isInline: true })
const saved = (type: string): Kind => ({ type, isInline: false })
const officeOpen = (what: string) => saved(`application/vnd.openxmlformats-officedocument.${what}`)

const kinds: Record<string, Kind> = {
  png: shown('image/png'),
  jpg: shown('image/jpeg'),
  jpeg: shown('image/jpeg'),
  gif: shown('image/gif'),
  webp: shown('image/webp'),
  avif: shown('image/avif'),
  pdf: shown('application/pdf'),
  csv: saved('text/csv'),
  doc: saved('application/msword'),
  docx: officeOpen('wordprocessingml.document'),
  eml: saved('message/rfc822'),
  heic: saved('image/heic'),
  json: saved('application/json'),
  mp3: saved('audio/mpeg'),
  mp4: saved('video/mp4'),
  msg: saved('application/vnd.ms-outlook'),
  odt: saved('application/vnd.oasis.opendocument.text'),
  ods: saved('application/vnd.oasis.opendocument.spreadsheet'),
  ppt: saved('application/vnd.ms-powerpoint'),
  pptx: officeOpen('presentationml.presentation'),
  rtf: saved('application/rtf'),
  tif: saved('image/tiff'),
  tiff: saved('image/tiff'),
  txt: saved('text/plain'),
  xls: saved('application/vnd.ms-excel'),
  xlsx: officeOpen('spreadsheetml.sheet'),
  zip: saved('application/zip'),
}

/**
 * What a file is, by its name's extension alone, and whether a browser may show it; what the sender says is not
 * trusted. Whatever could run as a page (HTML, SVG, XML) is a nameless download. Source: decision E2.
 */
export const kindOf = (name: string): Kind => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(kinds, extension) && kinds[extension]) || saved('application/octet-stream')
}
