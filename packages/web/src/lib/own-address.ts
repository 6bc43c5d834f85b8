/** Whether an address stays on this site. A link made by a stranger must not send a user to another one. */
export const isOwnAddress = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?![/\\])/.test(address)
