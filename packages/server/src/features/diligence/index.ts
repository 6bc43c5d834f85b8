export { type DiligenceDay, diligenceDay, readOpenPoints } from './open-points.queries.ts'
