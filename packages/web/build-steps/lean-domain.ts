import type { Plugin } from 'vite'
import { callEdits, type Edit, edited, fieldEdits, type Node, valueEdits } from './lean-edits.ts'

const CALLS_AND_LISTINGS = /packages.domain.src.+(\.calls|-listing)\.ts$/
const FIELDS = /packages.domain.src.+-fields\.ts$/
const DOMAIN = /packages.domain.src.+\.ts$/
const JSON_SCHEMA = /zod.v4.core.(json-schema-processors|to-json-schema)\.js$/

type Program = Node & { body: Node[] }

/** A step of the build that makes edits in the modules whose path fits. */
const editing = (name: string, id: RegExp, editsOf: (program: Program, code: string) => Edit[]): Plugin => ({
  name,
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id },
    handler(code) {
      return { code: edited(code, editsOf(this.parse(code), code)), map: null }
    },
  },
})

/**
 * Leaves out of the browser's code what only the server needs of a call and of a listing: their schemas and their texts for `/docs`. The
 * browser sends what its forms have checked, and takes the answers as they are.
 */
const callsWithoutSchemas = editing('calls-without-schemas', CALLS_AND_LISTINGS, callEdits)

/** Leaves out of the tables of fields what only the imports of the server read: the headings that a file may have. */
const fieldsWithoutHeadings = editing('fields-without-headings', FIELDS, fieldEdits)

/** Lets the build drop each value of the domain that nothing uses. It may: the domain is pure, no value is made for its effects. */
const unusedValues = editing('unused-values', DOMAIN, ({ body }, code) => valueEdits(body, code))

/** Leaves out the part of zod that writes JSON schemas: each schema refers to it, and only the server's page `/docs` asks for one. */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: JSON_SCHEMA },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      return { code: names.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
    },
  },
}

/** What makes the domain small in the browser. */
export const leanDomain: Plugin[] = [callsWithoutSchemas, fieldsWithoutHeadings, unusedValues, withoutJsonSchemas]
