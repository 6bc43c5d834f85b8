/** Whether an address leads to a page of this app: one that a stranger planted must not lead away. */
export const isOwnAddress = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?![/\\])/.test(address)
