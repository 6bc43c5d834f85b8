import type { Link } from './link.ts'

/** The person that emails to an organization greet: the first one linked as director; undefined without any (ORG-26). */
export const findFirstDirector = (links: readonly Link[] | undefined): Link['people'] | undefined =>
  links?.find(({ roles }) => roles.includes('director'))?.people
