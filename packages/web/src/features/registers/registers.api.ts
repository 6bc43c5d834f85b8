import type { RegisterName } from '@registrar/domain/registers/registers'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { pathOf } from '@registrar/domain/shared/call'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

// Under the first part of the keys of links: a change of a link changes registers.
const LINKS = 'links'

/** A register of an organization as at a day. */
export const registerQuery = (organizationId: string, register: RegisterName, asAt: IsoDate) =>
  queryOptions({
    queryKey: [LINKS, 'register', organizationId, register, asAt],
    queryFn: () => request(registersCalls.searchRegister, { body: { organizationId, register, asAt } }),
    placeholderData: keepPreviousData,
  })

/** The addresses of a register as PDF and as CSV. */
export const registerAddresses = (id: string, register: RegisterName, asAt: IsoDate) => ({
  pdf: `${pathOf(registersCalls.printRegister.path, { id, register })}?asAt=${asAt}`,
  csv: `${pathOf(registersCalls.exportRegister.path, { id, register })}?asAt=${asAt}`,
})
