import { queryOptions } from '@tanstack/react-query'

export type AppConfig = {
  environment: 'development' | 'production'
  /** named in Appendix 4's source of introduction */
  partnerCompany: string
}

const production: AppConfig = { environment: 'production', partnerCompany: 'Partner company' }

/** What the server says of its environment; anything else than a clear answer counts as production. */
export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  staleTime: Infinity,
  retry: false,
  queryFn: async (): Promise<AppConfig> => {
    const response = await fetch('/app-config.json').catch(() => null)
    if (!response?.ok) return production
    const config = (await response.json().catch(() => null)) as Partial<AppConfig> | null
    return {
      ...production,
      ...config,
      environment: config?.environment === 'development' ? 'development' : 'production',
    }
  },
})
