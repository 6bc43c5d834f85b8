/** The parts of an address as a link takes them: the path, the search parameters after `?`, and what follows the `#`. */
export const addressLink = (address: string): { to: string; hash?: string; search?: Record<string, unknown> } => {
  const [beforeHash = '', hash] = address.split('#')
  const [to = '', query] = beforeHash.split('?')

  const search = query && Object.fromEntries([...new URLSearchParams(query)].map(([key, value]) => [key, read(value)]))
  return { to, ...(hash && { hash }), ...(search && { search }) }
}

// The address writes a flag as `true`, which the router's schemas take as a boolean.
const read = (value: string): string | boolean => value === 'true' || value
