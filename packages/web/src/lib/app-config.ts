import type { Brand } from '@registrar/domain/shared/brand'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { setFirmCalendar } from './firm-calendar.ts'
import { queryClient } from './query-client.ts'

/** The names of the two brands, from the configuration (ORD-2). */
export type Brands = Record<Brand, string>
type AppConfig = {
  environment: 'development' | 'production'
  brands: Brands
  /** an option of 'source of introduction' in the AML form's Appendix 4 (AML-7) */
  partnerCompany: string
  /** what the public form says about data protection, in French (FORM-19) */
  formPrivacyNote: string
  /** where a client does the identity verification; null when it is not configured (FORM-22) */
  idpalUrl: string | null
  /** where an organization signs up at the bookkeeping platform; null when it is not configured */
  finotorSignupUrl: string | null
  /** where the firm works; undefined when the server did not say */
  timeZone: string | undefined
  /** days on which the CRO and the RBO are closed */
  closingDays: readonly IsoDate[]
  /** whether there is no account yet: the first one is the administrator's (SET-7) */
  isNew: boolean
}

const defaultBrands: Brands = { main: 'First brand', second: 'Second brand' }
const production: AppConfig = {
  environment: 'production',
  brands: defaultBrands,
  partnerCompany: 'Partner company',
  formPrivacyNote: '',
  idpalUrl: null,
  finotorSignupUrl: null,
  timeZone: undefined,
  closingDays: [],
  isNew: false,
}

const readAppConfig = async (): Promise<AppConfig> => {
  const response = await fetch('/app-config.json').catch(() => null)
  if (!response?.ok) return production
  const config = (await response.json().catch(() => null)) as Partial<AppConfig> | null

  return {
    ...production,
    ...config,
    environment: config?.environment === 'development' ? 'development' : 'production',
    brands: { ...defaultBrands, ...config?.brands },
  }
}

/** The server's public configuration. When it cannot be read, the app behaves as in production. */
export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  staleTime: Infinity,
  retry: false,
  queryFn: async (): Promise<AppConfig> => {
    const config = await readAppConfig()
    setFirmCalendar(config)

    return config
  },
})

/** Loads the configuration once. Pages wait for it, so that none shows another day than the firm's as today. */
export const loadAppConfig = (): Promise<AppConfig> => queryClient.query({ ...appConfigQuery, staleTime: 'static' })

export const useBrands = (): Brands => useQuery(appConfigQuery).data?.brands ?? defaultBrands
