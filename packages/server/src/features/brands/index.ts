export { brandOfCompany } from './company-brand.ts'
