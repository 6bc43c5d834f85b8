import type { StoredFile } from '@registrar/domain/files/files'
import { displayInstantDay } from '#lib/clock'

const number = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 1 })

/** A size in bytes as people read it: '1.5 MB'. */
export const displaySize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 ** 2) return `${number.format(bytes / 1024)} KB`
  if (bytes < 1024 ** 3) return `${number.format(bytes / 1024 ** 2)} MB`
  return `${number.format(bytes / 1024 ** 3)} GB`
}

/** The facts of a file in one line: date, size, who uploaded it (FILE-9). */
export const factsText = ({ LastModified, size, uploadedBy }: StoredFile): string =>
  [displayInstantDay(LastModified), displaySize(size), uploadedBy?.name].filter(Boolean).join(' · ')

/** How a browser can show a file, by the extension of its name; undefined when it can only be downloaded. */
export const previewKind = (name: string): 'picture' | 'pdf' | undefined => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (extension === 'pdf') return 'pdf'
  return ['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp'].includes(extension) ? 'picture' : undefined
}
