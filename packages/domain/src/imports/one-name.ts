// What stands for no name, where a list has a column for it.
const DASHES = /^[-‐‑–—]+$/

/**
 * What a line of a file says of a person who has only one name, and writes a dash for the other: that name is the first name (PERSON-2).
 * The values of any other line stay as they are.
 */
export const withOneName = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { firstName, lastName, ...others } = values
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return { ...values }
  const [isFirst, isLast] = [!DASHES.test(firstName), !DASHES.test(lastName)]
  return isFirst === isLast ? { ...values } : { firstName: isFirst ? firstName : lastName, hasOneName: true, ...others }
}
