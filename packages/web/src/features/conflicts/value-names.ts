import { fieldKind, type LabelledRecordType } from '@registrar/domain/history/logged-fields'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import type { FieldKind } from '@registrar/domain/shared/field'
import { userName } from '@registrar/domain/users/users'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { request } from '#lib/api'
import { loadAppConfig } from '#lib/app-config'
import type { Conflicts } from './conflict-texts.ts'

type Names = [id: string, name: string][]

// What loads the names behind the values of a kind.
const loaders: Partial<Record<FieldKind, (ids: string[]) => Promise<Names>>> = {
  organization: (ids) =>
    Promise.all(
      ids.map(async (id) => [id, (await request(organizationsCalls.findOrganization, { params: { id } })).name]),
    ),
  person: (ids) =>
    Promise.all(ids.map(async (id) => [id, userName(await request(peopleCalls.findPerson, { params: { id } }))])),
  product: async () => {
    const { data } = await request(productsCalls.searchProducts, { body: { fetchAll: true } })
    return data.map(({ _id, name }) => [_id, name])
  },
  users: async () => {
    const { data } = await request(usersCalls.searchUsers, { body: { limit: 1000 } })
    return data.map((user) => [user._id, userName(user)])
  },
  brand: async () => Object.entries((await loadAppConfig()).brands),
}

const idsIn = (values: unknown[]): string[] =>
  values.filter((value) => typeof value === 'string' && value !== '') as string[]

/** Loads the names behind the ids in the values of a conflict. A value whose record cannot be read is shown as it is. */
export const loadNames = async (
  recordType: LabelledRecordType,
  conflicts: Conflicts,
): Promise<(id: string) => string | undefined> => {
  const loaded = await Promise.all(
    Object.entries(conflicts).map(async ([field, { yours, theirs }]) => {
      const load = loaders[fieldKind(recordType, field)]
      return load ? load(idsIn([yours, theirs])).catch((): Names => []) : []
    }),
  )
  const names = new Map(loaded.flat())

  return (id) => names.get(id)
}
