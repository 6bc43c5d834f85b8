export { companyNames, organizationsNamed, peopleNamed, personNames } from './record-names.ts'
