/** The firm's two brands: an order comes through one, a process runs under one. Their names are configuration. */
export const brands = ['main', 'second'] as const
export type Brand = (typeof brands)[number]
