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

/** How a dialog shows a file; undefined when it can only be opened or downloaded (FILE-9). */
export const previewKindOf = (name: string): 'picture' | 'pdf' | undefined => {
  if (/\.(avif|gif|jpe?g|png|webp)$/i.test(name)) return 'picture'
  return /\.pdf$/i.test(name) ? 'pdf' : undefined
}
