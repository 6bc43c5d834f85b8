import { type Holding, isPerson } from './ownership-graph.ts'

/**
 * The groups of companies that hold shares of one another in a circle, each as the ids of its companies; a company that
 * holds itself is a group of one. Found as the strongly connected components of the graph, by Tarjan's algorithm.
 */
export const findCycles = (holdings: readonly Holding[], companies: readonly string[]): string[][] => {
  const heldBy = new Map<string, string[]>(companies.map((company) => [company, []]))
  for (const { holder, organizationId, percentage } of holdings)
    if (!isPerson(holder) && percentage > 0) heldBy.get(organizationId)?.push(holder.organizationId)

  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const components: string[][] = []

  const visit = (company: string) => {
    order.set(company, order.size)
    lowest.set(company, order.get(company)!)
    open.push(company)

    for (const holder of heldBy.get(company) ?? []) {
      if (!order.has(holder)) visit(holder)
      if (open.includes(holder)) lowest.set(company, Math.min(lowest.get(company)!, lowest.get(holder)!))
    }

    if (lowest.get(company) === order.get(company)) components.push(open.splice(open.indexOf(company)))
  }
  for (const company of companies) if (!order.has(company)) visit(company)

  const holdsItself = (company: string) => heldBy.get(company)?.includes(company) ?? false
  return components.filter((component) => component.length > 1 || holdsItself(component[0]!))
}
