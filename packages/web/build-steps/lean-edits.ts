/** A node of a syntax tree, with the place of its text. */
export type Node = { type: string; start: number; end: number }
/** A part of a text, from `start` to before `end`, and what stands there instead. */
export type Edit = { start: number; end: number; text: string }
type Property = Node & { key: Node & { name?: string }; value: Node }
type ObjectExpression = Node & { properties: Node[] }
type CallExpression = Node & { callee: Node & { name?: string }; arguments: Node[] }
type Declaration = Node & { declarations: (Node & { init: Node | null })[] }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isProperty = (node: Node): node is Property => node.type === 'Property'
const isObject = (node: Node): node is ObjectExpression => node.type === 'ObjectExpression'
const isCallExpression = (node: Node): node is CallExpression => node.type === 'CallExpression'
const isDeclaration = (node: Node): node is Declaration => node.type === 'VariableDeclaration'
const childrenOf = (node: object): Node[] => Object.values(node).flat().filter(isNode)

// What the browser does not need of a call. `body` stays, as whether there is one.
const LEFT_OUT = new Set([
  'answer',
  'headers',
  'isIdempotent',
  'maxBytes',
  'media',
  'messages',
  'multipart',
  'query',
  'summary',
])

const leanCall = (declared: ObjectExpression, code: string): string => {
  const parts = declared.properties.flatMap((part) => {
    const name = isProperty(part) ? (part.key.name ?? '') : ''
    if (LEFT_OUT.has(name)) return []
    return name === 'body' ? 'body: true' : code.slice(part.start, part.end)
  })
  return `{ access: 'session', ${parts.join(', ')} }`
}

const callEdit = (node: Node, code: string): Edit | undefined => {
  if (!isCallExpression(node)) return undefined
  const { start, end, callee } = node
  const [first] = node.arguments
  if (!first) return undefined

  // The rows of a listing are for the answers of its calls.
  if (callee.name === 'listingOf') return { start: first.start, end: first.end, text: 'undefined' }
  if (callee.name === 'exportCall') {
    const path = code.slice(first.start, first.end)
    return { start, end, text: `({ access: 'session', method: 'POST', path: ${path}, body: true })` }
  }
  const isCall = callee.name === 'call' || callee.name === 'documentCall'
  return isCall && isObject(first) ? { start, end, text: `(${leanCall(first, code)})` } : undefined
}

/** Makes the declared calls, and the listings, of a file of the domain lean. */
export const callEdits = (node: Node, code: string): Edit[] => {
  const edit = callEdit(node, code)
  return edit ? [edit] : childrenOf(node).flatMap((child) => callEdits(child, code))
}

// What only an import asks of a field.
const OF_IMPORTS = new Set(['combined', 'headings', 'meanings', 'parts'])

/** Leaves out how a file of the imports may name the declared fields and their codes. */
export const fieldEdits = (node: Node): Edit[] =>
  isProperty(node) && OF_IMPORTS.has(node.key.name ?? '')
    ? [{ start: node.value.start, end: node.value.end, text: 'undefined' }]
    : childrenOf(node).flatMap(fieldEdits)

const WITHOUT_WORK = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'Literal'])

/** Marks the value of each constant of a file as one that may be dropped when nothing uses it. */
export const valueEdits = (body: Node[], code: string): Edit[] =>
  body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? childrenOf(node) : [node]))
    .flatMap((node) => (isDeclaration(node) ? node.declarations : []))
    .flatMap(({ init }) => (init && !WITHOUT_WORK.has(init.type) ? [init] : []))
    .map(({ start, end }) => ({ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }))

/** The text with the edits made; none lies within another. */
export const edited = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
