export { hasPresentPep, isNotOver, isOfPresentCompany, presentCompaniesOf, presentLinks } from './present-links.ts'
