import type { FollowUpCode } from '../follow-ups/catalogue.ts'
import type { Tax } from './tax.ts'

/** The tax that a company is registered for when a follow-up of a kind is completed (FUP-35). */
export const taxOfFollowUp: Partial<Record<FollowUpCode, Tax>> = { VAT_REGISTRATION: 'VAT', PAYSLIPS: 'PAYE' }
