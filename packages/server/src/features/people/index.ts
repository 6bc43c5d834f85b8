export { createPerson, updatePerson } from './people.commands.ts'
export { peopleRoutes } from './people.routes.ts'
export { personRestorer } from './person-restorer.ts'
export { personRecord } from './people.row.ts'
