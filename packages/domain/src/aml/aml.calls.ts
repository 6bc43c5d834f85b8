import * as z from 'zod'
import { call, documentCall } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { listOf, pageOf, recordAnswer } from '../shared/page.ts'
import { requiredLines, text } from '../shared/text.ts'
import { amlBoard } from './aml-board.ts'
import { amlSettings } from './aml-settings.ts'
import { amlListing } from './aml-listing.ts'
import { fileStanding, riskCountryList } from './risk-countries.ts'
import { amlVersion } from './aml-version.ts'

export const amlCalls = {
  searchAmlFiles: call({
    method: 'POST',
    path: '/aml/search',
    summary: 'The anti-money-laundering files of all organizations',
    body: amlListing.searchBody,
    answer: pageOf(amlListing.row),
  }),
  exportAmlFiles: exportCall(
    '/aml/export',
    'All files that a search finds, as an XLSX or CSV file',
    amlListing.searchBody,
  ),
  findAmlBoard: call({
    method: 'GET',
    path: '/aml/board',
    summary: 'How many files of each level of risk have which review, and the reviews due in the next twelve months',
    answer: recordAnswer(amlBoard),
  }),
  findFileStanding: call({
    method: 'GET',
    path: '/aml/standing/:id',
    summary:
      'What stands beside the score of an organization: high-risk third countries, nationalities, changes since the file was signed',
    answer: recordAnswer(fileStanding),
  }),
  listRiskCountries: call({
    method: 'GET',
    path: '/aml/countries',
    summary: 'The list of high-risk third countries, with its day',
    answer: recordAnswer(riskCountryList),
  }),
  findAmlSettings: call({
    method: 'GET',
    path: '/aml/settings',
    summary: 'The settings about anti-money-laundering files',
    answer: recordAnswer(amlSettings),
  }),
  updateAmlSettings: call({
    method: 'PUT',
    path: '/aml/settings',
    summary: 'Set whether AML officers and administrators alone read and write the answers about suspicion',
    body: amlSettings,
    answer: recordAnswer(amlSettings),
  }),
  signAmlVersion: call({
    method: 'POST',
    path: '/aml/version',
    summary:
      'Sign the file of an organization: freezes a version and its PDF. AML officers sign an incomplete one with a reason',
    body: z.object({ organizationId: text(100), acceptOpen: requiredLines(2000).nullish() }),
    answer: amlVersion,
  }),
  searchAmlVersions: call({
    method: 'POST',
    path: '/aml/version/search',
    summary: 'The signed versions of a file, the latest first, and the letters of the file that no font has',
    body: z.object({ organizationId: text(100) }),
    answer: listOf(amlVersion).extend({
      /** letters of what would be signed now that no font has (DOC-2) */
      unprintable: z.array(z.string()),
    }),
  }),
  findAmlVersion: call({
    method: 'GET',
    path: '/aml/version/:id',
    summary: 'A signed version with its frozen content',
    answer: recordAnswer(amlVersion.extend({ content: z.looseObject({}) })),
  }),
  printAmlVersion: documentCall({
    method: 'GET',
    path: '/aml/version/:id.pdf',
    media: ['pdf'],
    summary: 'The PDF of a signed version, as it was made when it was signed',
  }),
}
