export { hasPresentPep, isOfPresentCompany, presentCompaniesOf, presentLinks } from './present-links.ts'
