export { companyNames, organizationsNamed, peopleNamed, personNames, taxNumbersOf } from './record-names.ts'
