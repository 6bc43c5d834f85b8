export { type CountriesImport, importCountries } from './import-countries.ts'
export { type DiligenceDay, diligenceDay, readOpenPoints } from './open-points.queries.ts'
export { answerReview, refreshReviews, reviewDay, type ReviewSettings } from './refresh-reviews.commands.ts'
export { listRiskCountries, readPartiesAtRisk, readRiskFactors } from './risk-countries.queries.ts'
