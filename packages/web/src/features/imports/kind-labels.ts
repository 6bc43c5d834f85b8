import type { ImportKindName } from '@registrar/domain/imports/import-run'

/** What can be imported, in words. */
export const kindLabels: Record<ImportKindName, string> = {
  organizations: 'Organizations',
  people: 'People',
  links: 'Links',
  orders: 'Orders',
}
