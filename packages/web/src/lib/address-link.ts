/** The parts of an address as a link takes them: the path, and what follows the `#`. */
export const addressLink = (address: string): { to: string; hash?: string } => {
  const [to = '', hash] = address.split('#')
  return hash ? { to, hash } : { to }
}
