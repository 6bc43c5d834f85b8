export {
  createPeople,
  createPerson,
  newPersonFields,
  removePerson,
  updatePeople,
  updatePerson,
} from './people.commands.ts'
export { findPerson, listPeople } from './people.queries.ts'
export { dismissPersonDuplicates } from './distinct-people.commands.ts'
export { peopleRoutes } from './people.routes.ts'
export { formerPeople, peopleList } from './people.list.ts'
export { personRecord } from './people.row.ts'
