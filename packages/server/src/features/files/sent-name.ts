import path from 'node:path'

/** The name under which a file is downloaded: what staff call it, if anything, with the ending of the file that was uploaded. */
export const sentName = (uploaded: string, given: string | null): string => {
  const name = given?.trim()
  if (!name) return uploaded

  const ending = path.extname(uploaded)
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`
}
