/**
 * The encodings in which a text file can be read: `iso-8859-15` is that of old Unix, `windows-1250` that of Central Europe, `windows-1257` that of the Baltic, `ibm850` that of 'CSV (MS-DOS)', and
 * `macintosh` that of old Macs.
 */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'windows-1257',
  'ibm850',
  'macintosh',
] as const
export type TextEncoding = (typeof textEncodings)[number]
