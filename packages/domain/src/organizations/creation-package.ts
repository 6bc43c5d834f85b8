/** The packs in which the firm sells the forming of a company (ORG-2). */
export const creationPackages = ['FAST_CREATION', 'FULL_PACK', 'PREMIUM_PACK', 'HOLDING', 'REAL_ESTATE_PACK'] as const
