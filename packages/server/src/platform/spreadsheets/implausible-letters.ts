import type { TextEncoding } from '@registrar/domain/shared/text-encodings'

// What does not stand in a word: a capital with an accent after a small letter, a sign between letters, a line of a drawing beside one, and
// characters that no text has.
const IN_NO_WORD =
  /(?<=\p{Ll})[À-ÖØ-ÞŒŠŽŸ]|(?<=\p{L})[^\p{L}\p{M}\p{Nd}\p{Z}\p{ASCII}’·\u00AD‐-―](?=\p{L})|(?<=\p{L})[‗¤¦±¯─-■]|[‗¤¦±¯─-■](?=\p{L})|(?<=[^l])·(?=\p{L})|(?<!\p{L})»(?=\p{Ll})|[\u0080-\u009Fƒˆ˜]/gu

// The same byte is a vowel in the languages of the West ('Hélène', 'Søren'), and a consonant in those of Central Europe ('Dvořák', 'Petrović'): a
// vowel among vowels was a consonant, and the other way round. Polish has ń before s and cz, and before no vowel; Portuguese has
// ã before o and e, or at the end; ç stands before vowels everywhere.
const NOT_IN_THE_WEST =
  /(?<=[aeiouyáéíóúýìù])[èòøæ](?=[aeiouáéíóúýìù])|(?<=[aeiáéíóúýùì])[èòøæ](?!\p{L})|(?<!\p{L})[ÈÒ](?=[aeiouáéíóúý])|ñ(?=s|cz|k|d[zź])|ã(?=[bcdfghjklmpqrtvwxz])|ç(?=[bcdfghjklmnpqrstvwxz])|£(?=\p{L})|(?<!\p{L})úu|ª(?=\p{L})|(?<=\p{Ll}{3})³|(?<=[šž]\p{L}*)[ìùèòø]|[ìùèòø](?=\p{L}*[šž])|(?<=Š\p{L}*)[ìùèòø]|(?<=Ž\p{L}*)[ìùèòø]|[þðÞÐ](?=\p{L}*[ûëàèøòìùâîç])|(?<=[ûëàèøòìùâîçÀÈ]\p{L}*)[þð]/gu
const NOT_IN_CENTRAL_EUROPE =
  /(?<=[bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ])[čňřćŕĺ](?=[bcdfghjklmnpqrstvwxz]|(?!\p{L}))|(?<!\p{L})[čňřćŕĺ](?=[bcdfghjklmnpqrstvwxz]|(?!\p{L}))|ń(?=[aeiouyáéíóúý])|ă(?=[oe])|ç(?=[bcdfghjklmnpqrstvwxz])|ę(?=[aeiouyáéíóú])/gu
const NOT_BY_THE_BALTIC =
  /[ēģ](?=[aouáéíóú])|(?<=\p{Ll})[©«»]|ć(?=[bcdfghjklmnpqrstvwxz])|ź(?=[aeiouy])|ń(?=[aeiouy])/gu

const ofLanguages: Partial<Record<TextEncoding, RegExp>> = {
  'windows-1250': NOT_IN_CENTRAL_EUROPE,
  'windows-1257': NOT_BY_THE_BALTIC,
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** How much of a text that was decoded as an encoding of 8 bits stands in no word of its languages. */
export const implausibleIn = (text: string, encoding: TextEncoding): number =>
  countOf(text, IN_NO_WORD) + countOf(text, ofLanguages[encoding] ?? NOT_IN_THE_WEST)
