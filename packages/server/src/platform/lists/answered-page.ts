/** A page of rows with the totals that every list answers: of all rows that the search finds, and of their pages. */
export const answeredPage = <Row>(data: Row[], totalItems: number, limit: number) => ({
  data,
  totalItems,
  totalPages: Math.ceil(totalItems / limit),
})
