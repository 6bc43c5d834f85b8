export { type CountriesImport, importCountries } from './import-countries.ts'
export { type DiligenceDay, diligenceDay, type FileGaps, readFileGaps, readOpenPoints } from './open-points.queries.ts'
export { answerReview, refreshReviews, reviewDay, type ReviewSettings } from './refresh-reviews.commands.ts'
export { listRiskCountries, readPartiesAtRisk, readRiskFactors } from './risk-countries.queries.ts'
