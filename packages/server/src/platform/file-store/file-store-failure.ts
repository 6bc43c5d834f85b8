/** The store of the files does not answer, or takes no writes. `cause` is its own error. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of the files does not answer.', { cause })
    this.name = 'FilesUnavailable'
  }
}

/** The disk of the files is full. Nothing of the file was kept. */
export class FilesFull extends Error {
  constructor(cause?: unknown) {
    super('The disk of the files is full.', { cause })
    this.name = 'FilesFull'
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT'])
const AWAY = new Set(['EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'ESTALE', 'ENOTCONN', 'EHOSTDOWN'])

/** The error of a file system, as one of the above when the disk itself was the reason. */
export const diskFailure = (error: unknown): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException
  if (FULL.has(code)) return new FilesFull(error)
  return AWAY.has(code) ? new FilesUnavailable(error) : error
}
