import type { ImportKindName } from '@registrar/domain/imports/import-run'

type Place = { label: string; address: string }

const people = (id: string): Place => ({ label: 'people', address: `/people?importId=${id}` })
const organizations = (id: string): Place => ({ label: 'organizations', address: `/organization?importId=${id}` })
const orders = (id: string): Place => ({ label: 'orders', address: `/order?importId=${id}` })

const placesOfKind: Record<ImportKindName, ((id: string) => Place)[]> = {
  organizations: [organizations],
  people: [people],
  links: [organizations, people],
  orders: [orders],
}

/** The lists of what an import has made and changed: of the records whom it has linked, where it made links. */
export const importedRecords = (kind: ImportKindName, importId: string): Place[] =>
  placesOfKind[kind].map((place) => place(importId))
