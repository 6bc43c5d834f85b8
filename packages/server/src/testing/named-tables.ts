// What follows a keyword of SQL: a table's name, or '?' for one that is only known at run time.
const name = String.raw`(?:"?([\w.?]+)"?|['\`])`
const rawWrites = [
  String.raw`\binsert\s+into\s+${name}`,
  String.raw`\bmerge\s+into\s+(?:only\s+)?${name}`,
  String.raw`\bdelete\s+from\s+(?:only\s+)?${name}`,
  String.raw`\bupdate\s+(?:only\s+)?(?:"?([\w.?]+)"?(?:\s+(?:as\s+)?\w+)?\s+set\b|['\`]\s*\+)`,
  String.raw`\btruncate\s+(?:table\s+)?${name}`,
  String.raw`\bcopy\s+${name}\s*(?:\([^)]*\)\s*)?from\s+stdin\b`,
  String.raw`\b(?:alter|drop)\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${name}`,
].map((pattern) => new RegExp(pattern, 'gi'))
const builtWrites = /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(([^)]*)\)/g
const recordKinds = /\btable:\s*(['"])(\w+)\1\s*[,}]/g
const rawReads = [new RegExp(String.raw`\b(?:from|join)\s+(?:only\s+)?"?([\w.]+)`, 'gi')]
const tableTypes = /\btable\??:\s*((?:\|?\s*(['"])\w+\2\s*)+)/g
const builtReads = /\.(?:selectFrom|\w+Join|using)\(([^)]*)\)/g

// The name inside sql.table('links') counts as written in the SQL itself; any other ${…} is a table known at run time.
const withNamedTables = (text: string) =>
  text
    .replaceAll(/\$\{\s*sql\s*\.\s*(?:table|ref|id|raw)\(\s*(['"`])([\w.]+)\1\s*,?\s*\)\s*\}/g, '$2')
    .replaceAll(/\$\{[^{}]*\}/g, '?')

const namesIn = (text: string, patterns: RegExp[]) =>
  patterns.flatMap((pattern) => [...withNamedTables(text).matchAll(pattern)].map((found) => found[1] ?? '?'))

const namesOfCalls = (text: string, calls: RegExp) =>
  [...text.matchAll(calls)].flatMap(([, argument = '']) => {
    const named = [...argument.matchAll(/['"`]([\w.]+)(?:\s+as\s+\w+)?['"`]/g)].map((found) => found[1] ?? '?')
    return named.length > 0 ? named : ['?']
  })

const withoutSchema = (tables: string[]) =>
  tables.map((table) => (table.includes('?') ? '?' : table.replace(/^public\./, '')))

/** The tables that the statements of a file write; '?' for a table that the call itself does not name. */
export function tablesOfWrites(text: string): string[] {
  return withoutSchema([...namesIn(text, rawWrites), ...namesOfCalls(text, builtWrites)])
}

/** The tables that a file writes or lets the command frame write. */
export function tablesWritten(text: string): string[] {
  const declared = [...text.matchAll(recordKinds)].map((found) => found[2] ?? '?')
  return [...tablesOfWrites(text), ...withoutSchema(declared)]
}

/** The tables a file reads or writes, as far as it names them. */
export function tablesNamed(text: string): string[] {
  const read = [...namesIn(text, rawReads), ...namesOfCalls(text, builtReads), ...namesOfCalls(text, tableTypes)]
  return [...tablesWritten(text), ...withoutSchema(read)]
}
