/** A field's name in the API as spaced words: `corporationTaxPaid` reads 'Corporation Tax Paid'. */
export const spacedWords = (name: string): string => {
  const text = name.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
