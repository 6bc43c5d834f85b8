// Windows refuses these characters in a name, and these names, with any extension and in any letter case.
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]/gu
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** The most UTF-16 units of a name, so that the path of an unpacked file stays under the 260 of Windows. */
const MAX_LENGTH = 120

const shortened = (name: string): string => {
  const extension = /.(\.[^. ]{1,16})$/u.exec(name)?.[1] ?? ''
  const letters = Array.from(new Intl.Segmenter().segment(name.slice(0, name.length - extension.length)))
  const fitting = letters.filter(({ index, segment }) => index + segment.length + extension.length <= MAX_LENGTH)
  return fitting.map(({ segment }) => segment).join('') + extension
}

/** A file name under which an archive unpacks on Windows too: as like the given one as Windows allows, and never empty. */
export const windowsName = (name: string): string => {
  const allowed = shortened(name.toWellFormed().replaceAll(FORBIDDEN, '-'))
    .replace(/[. ]+$/, '')
    .trimStart()
    .replace(RESERVED, '$1_')
  return allowed || 'file'
}
